import type { Cardapio } from '~/domain/cardapio/cardapio'
import type { AreaAtendida } from '~/domain/frete/area-atendida'
import type { Excecao, Turno } from '~/domain/horarios/horario'
import { cardapioEstruturado } from './cardapio-estruturado'
import { horariosEstruturados } from './horarios-estruturados'

interface LojaEstruturada {
  readonly nome: string
  /** Absolute addresses. */
  readonly endereco: string
  readonly imagem: string
  readonly telefone: string | null
  readonly rua: string | null
  readonly cidade: string | null
  readonly estado: string | null
  readonly cep: string | null
  readonly atende: AreaAtendida | null
}

interface RelogioDaLoja {
  readonly turnos: readonly Turno[]
  readonly excecoes?: readonly Excecao[] | undefined
  readonly fuso: string
}

const SCHEMA = 'https://schema.org'
const PARA_RETIRAR = 'http://purl.org/goodrelations/v1#DeliveryModePickUp'
const PARA_ENTREGAR = 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet'
/** A shop may have thousands of bairros in its table. */
const BAIRROS_DITOS = 100

/** The shop and its menu as search engines read them (schema.org Restaurant), with nothing that the pages do not show. */
export function dadosEstruturados(loja: LojaEstruturada, relogio: RelogioDaLoja, cardapio: Cardapio) {
  const { nome, endereco, imagem, telefone, rua, cidade, estado, cep, atende } = loja
  const entrega = !atende || 'raio' in atende || atende.bairros.length > 0
  return {
    '@context': SCHEMA,
    '@type': 'Restaurant',
    name: nome,
    url: endereco,
    image: imagem,
    ...(telefone && { telephone: `+55${telefone}` }),
    ...(rua && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: rua,
        ...(cidade && { addressLocality: cidade }),
        ...(estado && { addressRegion: estado }),
        ...(cep && { postalCode: cep }),
        addressCountry: 'BR',
      },
    }),
    ...horariosEstruturados(relogio.turnos, relogio.excecoes),
    ...area(atende, cep),
    potentialAction: {
      '@type': 'OrderAction',
      target: { '@type': 'EntryPoint', urlTemplate: endereco },
      deliveryMethod: entrega ? [PARA_RETIRAR, PARA_ENTREGAR] : [PARA_RETIRAR],
    },
    hasMenu: cardapioEstruturado(cardapio, relogio.fuso),
  }
}

function area(atende: AreaAtendida | null, cep: string | null) {
  if (!atende) return null
  if ('bairros' in atende)
    return atende.bairros.length > 0 && { areaServed: atende.bairros.slice(0, BAIRROS_DITOS) }
  // Its radius is around the CEP that its address says, and not around the position, which no page shows.
  return cep && { areaServed: { '@type': 'GeoCircle', postalCode: cep, geoRadius: atende.raio * 1000 } }
}
