import { COLUNAS_DO_CARDAPIO } from '~/domain/planilhas/cardapio/planilha-do-cardapio'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { type ExplicacaoDaColuna, Importacao } from './importacao'

const COLUNA = COLUNAS_DO_CARDAPIO

const COLUNAS: readonly ExplicacaoDaColuna[] = [
  {
    ...COLUNA.categoria,
    texto: 'Se ainda não existe, é criada. Sem categoria, o produto fica fora do cardápio.',
  },
  { ...COLUNA.nome, texto: 'Obrigatório em um produto novo.' },
  { ...COLUNA.descricao, texto: 'Até 500 caracteres.' },
  {
    ...COLUNA.preco,
    texto: 'Com vírgula: 22,90. Obrigatório em um produto novo, a não ser que ele tenha tamanhos.',
  },
  { ...COLUNA.codigoCliente, texto: 'O código do produto no seu sistema, se você usa um.' },
  { ...COLUNA.ativo, texto: 'sim ou não. Um produto novo em branco fica ativo.' },
  { ...COLUNA.possuiExtra, texto: 'sim ou não.' },
  {
    ...COLUNA.extras,
    texto:
      'Nome=preço, separados por |, assim: Bacon=5,00|Sem cebola=0,00 (opcional). O que ainda não existe é criado; o preço do que já existe muda na tela Itens Extras.',
  },
  {
    ...COLUNA.id,
    texto: 'Vem na planilha exportada e diz qual é o produto. Em um produto novo, deixe em branco.',
  },
]

const DE_ESCOLHAS: readonly ExplicacaoDaColuna[] = [
  {
    ...COLUNA.tamanhos,
    texto:
      'Nome=preço, separados por |, assim: Copo=9,00|Jarra=22,00. Em uma pizza, o preço vem dos sabores: Broto=0,00 (1 sabor)|Grande=0,00 (2 sabores). Para tirar um de venda: Broto=0,00 (1 sabor, inativo).',
  },
  {
    ...COLUNA.grupos,
    texto:
      'Os grupos de opções, na ordem em que são perguntados: Sabores|Borda. Com outros limites só neste produto: Molhos (1 a 3, 2 incluídas). Para tirar todos: nenhum.',
  },
  {
    ...COLUNA.disponivel,
    texto: 'Quando é vendido: seg-sex 11:00-15:00|sáb 12:00-16:00. Para vender sempre: sempre.',
  },
]

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
]

const OUTRAS_COLUNAS = [
  {
    titulo: 'Tamanhos, grupos e horários',
    texto: 'Na linha do produto:',
    colunas: DE_ESCOLHAS,
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

/** GET /home/produtos/importar. */
export default function ImportarCardapio() {
  return (
    <Importacao
      titulo="Importar produtos"
      rota="/home/produtos"
      como="Cada linha é um produto ou uma opção, achados pelo Id, senão pelo Código interno, senão pelo Nome dentro da Categoria ou do grupo. O que não é achado é criado."
      colunas={COLUNAS}
      outrasColunas={OUTRAS_COLUNAS}
    />
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar dados" />
}
