import { COLUNAS_DOS_CLIENTES } from '~/domain/planilhas/planilha-dos-clientes'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import type { Route } from './+types/importar-clientes'
import { type ExplicacaoDaColuna, Importacao } from './importacao'

const { nome, telefone, email, cep, logradouro, numero, complemento, bairro, cidade, estado } =
  COLUNAS_DOS_CLIENTES
const doEndereco = [logradouro, numero, complemento, bairro, cidade].map(({ titulo }) => titulo)

const COLUNAS: readonly ExplicacaoDaColuna[] = [
  { ...nome, texto: 'Obrigatório em um cliente novo.' },
  { ...telefone, texto: 'Obrigatório. Com DDD, fixo ou celular: (11) 91234-5678' },
  { ...email, texto: 'Pode ficar em branco.' },
  { ...cep, texto: '8 dígitos. O zero da frente que a planilha tirou é reposto.' },
  { titulo: doEndereco.join(', '), texto: 'O endereço de entrega. Pode ficar em branco.' },
  { ...estado, texto: 'Duas letras: SP' },
]

/** GET /home/clientes/importar: nothing is read, but the page is for whoever may import. */
export function loader({ context }: Route.LoaderArgs) {
  comDireito(context, 'editar clientes')
  return null
}

export default function ImportarClientes() {
  return (
    <Importacao
      titulo="Importar clientes"
      rota="/home/clientes"
      como="Cada linha é um cliente, achado pelo Telefone. Quem não é achado é criado."
      colunas={COLUNAS}
    />
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar clientes" />
}
