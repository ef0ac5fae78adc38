import { describe, expect, test } from 'vitest'
import { type Secao, secaoPadrao } from '~/domain/configuracoes/configuracoes'
import { centavos, ZERO } from '~/domain/valores/centavos'
import {
  anunciarFrete,
  baseDoFrete,
  calcularFrete,
  configuracaoDoFrete,
  descreverFrete,
  dizerFrete,
  segueOLugar,
} from './frete'
import { dizerSobreATaxa } from './lugar-da-taxa'
import { recusaDoFrete, taxaDoFrete } from './taxa-ou-recusa'

const NADA_DITO: Secao<'frete'> = { ...secaoPadrao('frete'), modoFrete: 'fixo', valorFreteFixo: null }
const configuracao = configuracaoDoFrete(NADA_DITO)
const frete = calcularFrete({ configuracao, restaurante: null, destino: null })

describe('quem não disse quanto custa entregar combina a entrega', () => {
  test('e não a faz de graça: só o zero que se escolheu é grátis', () => {
    const preco = (guardado: Secao<'frete'>) => anunciarFrete(configuracaoDoFrete(guardado)).preco
    expect(preco(NADA_DITO)).toBe('a combinar')
    expect(preco({ ...NADA_DITO, valorFreteFixo: ZERO })).toBe('grátis')
    expect(preco({ ...NADA_DITO, valorFreteFixo: centavos(7_00) })).toBe('R$\u00a07,00')
  })

  test('entrega em todo lugar, sem perguntar nada ao CEP, e põe zero no total', () => {
    expect(frete).toEqual({ modo: 'a-combinar', situacao: 'a-combinar', taxa: 0 })
    expect([recusaDoFrete(frete), taxaDoFrete(frete), segueOLugar(configuracao)]).toEqual([null, 0, false])
  })

  test('diz que está fora do total, e nunca R$ 0,00', () => {
    expect(descreverFrete(frete)).toBe('a combinar')
    expect(dizerFrete(frete)).toMatchObject({
      ressalva: 'A loja combina a taxa com você: ela não está no total.',
      ...{ aviso: null, avisoAoDono: null },
    })
  })

  test('o pedido guarda que era a combinar, e todos que o leem o dizem', () => {
    const base = baseDoFrete(frete)
    expect(base).toEqual({ freteModo: 'a-combinar', distanciaKm: null, freteLugar: null })
    expect(dizerSobreATaxa(base)).toBe('Entrega a combinar: não está no total.')
    expect(dizerSobreATaxa({ ...base, freteModo: 'digitado' })).toBeNull()
    expect(dizerSobreATaxa({ ...base, freteModo: 'fixo', freteLugar: 'Guarulhos/SP' })).toBe(
      'Outra cidade: Guarulhos/SP, distância não calculada',
    )
  })
})

test('os outros modos não precisam do frete fixo', () => {
  for (const modoFrete of ['km', 'faixas', 'bairros'] as const)
    expect(configuracaoDoFrete({ ...NADA_DITO, modoFrete }).modo).toBe(modoFrete)
})
