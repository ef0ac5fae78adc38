import { COLUNAS_DO_CARDAPIO, NOMES_DAS_COLUNAS } from '~/domain/planilhas/cardapio/planilha-do-cardapio'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import type { Route } from './+types/importar-cardapio'
import { type ExplicacaoDaColuna, Importacao } from './importacao'

const COLUNA = COLUNAS_DO_CARDAPIO

const DO_PRODUTO = NOMES_DAS_COLUNAS.flatMap(nome => {
  const coluna = COLUNA[nome]
  return 'ajuda' in coluna ? { ...coluna, texto: coluna.ajuda } : []
})
const DE_ESCOLHAS: readonly string[] = [COLUNA.tamanhos, COLUNA.grupos, COLUNA.disponivel].map(
  ({ titulo }) => titulo,
)

const DE_OPCAO: readonly ExplicacaoDaColuna[] = [
  { ...COLUNA.grupo, texto: 'O nome do grupo. Se ainda não existe, é criado.' },
  {
    ...COLUNA.nome,
    texto: 'O nome da opção. Descrição, Preço, Código interno e Id são os dela; sem preço, é de graça.',
  },
  {
    ...COLUNA.precos,
    texto:
      'Em cada tamanho: Broto=29,90|Grande=49,90. Nos outros vale o Preço; sem Preço, não é oferecida neles.',
  },
  {
    ...COLUNA.ativo,
    texto: 'sim ou não. Se já vem marcada: sim, marcada. Se se pede mais de uma: sim, até 3.',
  },
  {
    ...COLUNA.regras,
    texto:
      'Em uma linha do grupo basta: sabor, média. Ou sabor, maior valor. Ou escolha, 1 a 1. Ou escolha, 0 a 5, 2 incluídas. O tipo é escolha, retirar, sabor, borda ou massa.',
  },
  {
    ...COLUNA.precoDoGrupo,
    texto:
      'De um grupo de sabores, em uma linha dele: o preço de todo sabor sem preço próprio. 49,90, ou Grande=49,90|Família=59,90.',
  },
]

const OUTRAS_COLUNAS = [
  {
    titulo: 'Tamanhos, grupos e horários',
    texto: 'Na linha do produto:',
    colunas: DO_PRODUTO.filter(({ titulo }) => DE_ESCOLHAS.includes(titulo)),
  },
  {
    titulo: 'As opções dos grupos',
    texto:
      'Sabores, bordas, pontos da carne: cada opção tem uma linha só dela, com o grupo na coluna Opção do grupo. A ordem das linhas é a ordem no cardápio.',
    colunas: DE_OPCAO,
  },
  {
    titulo: 'O que não está na planilha',
    texto:
      'Imagens, o texto de ajuda dos grupos, os horários das categorias, o que está esgotado e o estoque: ficam como estão.',
    colunas: [],
  },
]

/** GET /home/produtos/importar: nothing is read, but the page is for whoever may import. */
export function loader({ context }: Route.LoaderArgs) {
  comDireito(context, 'editar o cardápio')
  return null
}

export default function ImportarCardapio() {
  return (
    <Importacao
      titulo="Importar produtos"
      rota="/home/produtos"
      como="Cada linha é um produto ou uma opção, achados pelo Id, senão pelo Código interno, senão pelo Nome dentro da Categoria ou do grupo. O que não é achado é criado."
      colunas={DO_PRODUTO.filter(({ titulo }) => !DE_ESCOLHAS.includes(titulo))}
      outrasColunas={OUTRAS_COLUNAS}
    />
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar dados" />
}
