import { COLUNAS_DO_CARDAPIO } from '~/domain/planilhas/planilha-do-cardapio'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { type ExplicacaoDaColuna, Importacao } from './importacao'

const { categoria, nome, descricao, preco, codigoCliente, ativo, possuiExtra, extras, id } =
  COLUNAS_DO_CARDAPIO

const COLUNAS: readonly ExplicacaoDaColuna[] = [
  { ...categoria, texto: 'Se ainda não existe, é criada. Sem categoria, o produto fica fora do cardápio.' },
  { ...nome, texto: 'Obrigatório em um produto novo.' },
  { ...descricao, texto: 'Até 500 caracteres.' },
  { ...preco, texto: 'Obrigatório em um produto novo. Com vírgula: 22,90' },
  { ...codigoCliente, texto: 'O código do produto no seu sistema, se você usa um.' },
  { ...ativo, texto: 'sim ou não. Um produto novo em branco fica ativo.' },
  { ...possuiExtra, texto: 'sim ou não.' },
  {
    ...extras,
    texto:
      'Nome=preço, separados por |, assim: Bacon=5,00|Sem cebola=0,00 (opcional). O que ainda não existe é criado; o preço do que já existe muda na tela Itens Extras.',
  },
  { ...id, texto: 'Vem na planilha exportada e diz qual é o produto. Em um produto novo, deixe em branco.' },
]

/** GET /home/produtos/importar. */
export default function ImportarCardapio() {
  return (
    <Importacao
      titulo="Importar produtos"
      rota="/home/produtos"
      como="Cada linha é um produto, achado pelo Id, senão pelo Código interno, senão pelo Nome dentro da Categoria. O que não é achado é criado. As imagens ficam como estão."
      colunas={COLUNAS}
    />
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar dados" />
}
