import type { Cupom } from '~/domain/cupons/cupom'
import type { CupomId } from '~/domain/valores/ids'

/** PIZZA10, 10 % without conditions, and what a test wants otherwise. */
export function umCupom(outro: Partial<Cupom> = {}): Cupom {
  return {
    ...{ id: 1 as CupomId, codigo: 'PIZZA10', tipo: 'percentual', valor: null, percentual: 10, teto: null },
    ...{ minimo: null, maneira: null, dias: [], deHora: null, ateHora: null, inicio: null, fim: null },
    ...{ produtos: [], categorias: [], primeiraCompra: false, limite: null, porCliente: null, porDia: null },
    ...{ usos: 0, ativo: true },
    ...outro,
  }
}
