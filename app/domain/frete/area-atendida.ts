import type { ConfiguracaoFrete } from './frete'

/** Where the shop delivers, as far as a table says it: a radius around its CEP in km, or the names of bairros. */
export type AreaAtendida = { readonly raio: number } | { readonly bairros: readonly string[] }

/** Null where no limit is set; a table without rows, which delivers nowhere, is an empty list. */
export function areaAtendida(configuracao: ConfiguracaoFrete): AreaAtendida | null {
  switch (configuracao.modo) {
    case 'km':
      return configuracao.raio > 0 ? { raio: configuracao.raio } : null
    case 'faixas': {
      const ultima = configuracao.faixas.at(-1)
      return ultima ? { raio: ultima.ate } : { bairros: [] }
    }
    case 'bairros': {
      const atendidos = configuracao.bairros.filter(({ ativo }) => ativo)
      return { bairros: atendidos.map(({ nome, cidade, estado }) => `${nome}, ${cidade}/${estado}`) }
    }
    default:
      return null
  }
}
