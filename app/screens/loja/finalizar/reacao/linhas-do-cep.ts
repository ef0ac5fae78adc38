import {
  darLugar,
  LINHAS_DO_LUGAR,
  type LinhaDoLugar,
  type Linhas,
  type Lugar,
} from '~/domain/enderecos/lugar'
import type { Digitados, Rascunho } from './rascunho'

type LinhasDoRascunho = Pick<Rascunho, 'digitados' | 'cepDasLinhas' | 'linhasDeAntes'>

/** Lines typed for this CEP stay. Lines typed before it, or for another CEP, are replaced and kept aside. */
export function receberLugar(r: LinhasDoRascunho, lugar: Lugar & { readonly cep: string }): LinhasDoRascunho {
  const digitados = semVazios(r.digitados)
  const desteCep = (linha: LinhaDoLugar) => r.cepDasLinhas[linha] === lugar.cep
  const deAntes = linhasDe(digitados, linha => !desteCep(linha))
  const { ficam, sairam } = darLugar(deAntes, lugar, linha => Boolean(r.cepDasLinhas[linha]))
  return {
    digitados: { ...semLinhas(digitados), ...linhasDe(digitados, desteCep), ...ficam },
    cepDasLinhas: { ...r.cepDasLinhas, ...todasDe(ficam, lugar.cep) },
    linhasDeAntes: sairam ?? r.linhasDeAntes,
  }
}

/**
 * The customer has put the typed lines back: from now on they belong to this CEP. The lines that they replace are kept
 * aside.
 */
export function voltarAoDigitado(r: LinhasDoRascunho, cep: string): LinhasDoRascunho {
  return {
    digitados: { ...r.digitados, ...r.linhasDeAntes },
    cepDasLinhas: { ...r.cepDasLinhas, ...todasDe(r.linhasDeAntes, cep) },
    linhasDeAntes: linhasDe(r.digitados, linha => r.linhasDeAntes[linha] !== undefined),
  }
}

/** A field that was emptied counts as untouched, so that what is found fills it. */
export function semVazios(digitados: Digitados): Digitados {
  return Object.fromEntries(Object.entries(digitados).filter(([, valor]) => valor !== ''))
}

function semLinhas({ logradouro, bairro, cidade, estado, ...outros }: Digitados): Digitados {
  return outros
}

function linhasDe(digitados: Digitados, quais: (linha: LinhaDoLugar) => boolean): Linhas {
  const linhas = LINHAS_DO_LUGAR.filter(linha => digitados[linha] !== undefined && quais(linha))
  return Object.fromEntries(linhas.map(linha => [linha, digitados[linha]]))
}

function todasDe(linhas: Linhas, cep: string): Linhas {
  return Object.fromEntries(Object.keys(linhas).map(linha => [linha, cep]))
}
