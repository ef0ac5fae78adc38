import { CHAVES_DO_PRODUTO, type ConteudoDoProduto } from '~/domain/cardapio/cardapio-inteiro'
import { LIMITES_DO_CARDAPIO, type VinculoDoProduto } from '~/domain/cardapio/grupo'
import type { ConteudoDoTamanho } from '~/domain/cardapio/grupo-guardado'
import { ROTULOS_DO_PRODUTO } from '~/domain/cardapio/produto-digitado'
import type { Forma } from '~/domain/respostas/conflito'
import { ZERO } from '~/domain/valores/centavos'
import type { ExtraId } from '~/domain/valores/ids'
import { repetidos } from '~/domain/valores/nomes'
import { descreverProduto, type NomesDoProduto } from './produto'
import { descreverGruposDoProduto, descreverTamanhos } from './tamanhos-e-grupos'

/** How the saves of two people become one; `guardada` is the key of the picture that is stored now. */
export function formaDoProduto(nomes: NomesDoProduto, guardada: string | null): Forma<ConteudoDoProduto> {
  const { extras, tamanhos, grupos } = CHAVES_DO_PRODUTO.listas
  const doExtra = (id: ExtraId) => nomes.extras.get(id) ?? ''
  const doVinculo = ({ grupoId }: VinculoDoProduto) => nomes.grupos.get(grupoId) ?? ''
  return {
    rotulos: ROTULOS_DO_PRODUTO,
    descrever: produto => ({
      ...descreverProduto(produto, nomes),
      [ROTULOS_DO_PRODUTO.imagem]: descreverImagem(produto.imagem, guardada),
    }),
    listas: {
      extras: { ...extras, uma: 'Item extra', nome: doExtra, dizer: doExtra },
      tamanhos: {
        ...tamanhos,
        uma: 'Tamanho',
        nome: ({ nome }: ConteudoDoTamanho) => nome,
        dizer: (tamanho: ConteudoDoTamanho) => descreverTamanhos([tamanho]),
      },
      grupos: {
        ...grupos,
        uma: 'Grupo',
        nome: doVinculo,
        dizer: (vinculo: VinculoDoProduto) => descreverGruposDoProduto([vinculo], nomes.grupos),
      },
    },
    arquivos: ['imagem'],
    vale,
  }
}

function descreverImagem(imagem: string | null, guardada: string | null): string {
  if (imagem === null) return 'sem imagem'
  return imagem === guardada ? 'outra imagem' : 'a imagem que você escolheu'
}

/** What the form's schema promises of sizes and groups, for those of two people together. */
function vale({ tamanhos, grupos }: ConteudoDoProduto): boolean {
  const nomes = tamanhos.map(({ nome }) => nome)
  return (
    tamanhos.length <= LIMITES_DO_CARDAPIO.tamanhos &&
    grupos.length <= LIMITES_DO_CARDAPIO.grupos &&
    repetidos(nomes).length === 0 &&
    grupos.every(({ porTamanho }) => (porTamanho ?? []).every(({ tamanho }) => nomes.includes(tamanho)))
  )
}

/** A product with sizes has no price of its own, and one without the flag no extra items, whoever added them. */
export function arrumarProduto(produto: ConteudoDoProduto): ConteudoDoProduto {
  return {
    ...produto,
    preco: produto.tamanhos.length > 0 ? ZERO : produto.preco,
    precoPromocional: produto.tamanhos.length > 0 ? null : produto.precoPromocional,
    extras: produto.possuiExtra ? produto.extras : [],
  }
}
