import { Mail, MapPin, Phone, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CLIENTE_COM_PEDIDOS, ERRO_AO_CRIAR, enderecoResumido } from '~/domain/clientes/cliente-do-painel'
import { salvarCliente } from '~/domain/clientes/salvar-cliente.server'
import { type ClienteDoPainel, listClientes } from '~/domain/clientes/store-painel.server'
import { countPedidosPorCliente } from '~/domain/pedidos/store-consulta.server'
import { formatTelefone } from '~/domain/valores/telefone'
import { readForm } from '~/server/request.server'
import { withTenant } from '~/server/transaction.server'
import { EmptyState } from '~/ui/empty-state'
import { AcoesDaPlanilha, ImportarOsPrimeiros } from '../planilhas/acoes-da-planilha'
import { comDireito } from '../porta.server'
import { BotaoNovo } from '../tela/botao-novo'
import { CartaoDaLista } from '../tela/cartao-da-lista'
import { ConfirmarExclusao } from '../tela/confirmar-exclusao'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { Lista, quantos } from '../tela/lista'
import { lerConsultaDaLista } from '../tela/paginas'
import { responder, semDerrubar } from '../tela/resposta'
import { Tela } from '../tela/tela'
import type { Route } from './+types/clientes'
import { FormularioDoCliente } from './formulario-do-cliente'

/** GET /home/clientes?busca&pagina. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver clientes')
  const consulta = lerConsultaDaLista(request)
  return withTenant(empresa.id, async tx => {
    const { linhas, ...lista } = await listClientes(tx, consulta)
    const pedidos = await countPedidosPorCliente(
      tx,
      linhas.map(({ id }) => id),
    )
    const comPedidos = linhas.map(linha => ({ ...linha, pedidos: pedidos.get(linha.id) ?? 0 }))
    return { lista: { ...lista, linhas: comPedidos }, busca: consulta.busca }
  })
}

/** POST /home/clientes: a new one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar clientes')
  const valores = Object.fromEntries(await readForm(request))
  return responder(await salvarCliente(empresa.id, null, valores), 'Cliente criado!')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: ERRO_AO_CRIAR })
}

type Cliente = ClienteDoPainel & { readonly pedidos: number }

export default function Clientes({ loaderData: { lista, busca } }: Route.ComponentProps) {
  const [editado, setEditado] = useState<Cliente | 'novo' | null>(null)
  const [excluido, setExcluido] = useState<Cliente | null>(null)
  const abrir = () => setEditado('novo')
  const vazia = lista.total === 0 && busca === ''
  return (
    <Tela
      titulo="Clientes"
      acoes={
        !vazia && (
          <>
            <AcoesDaPlanilha rota="/home/clientes" />
            <BotaoNovo rotulo="Novo cliente" noTitulo aoAbrir={abrir} />
          </>
        )
      }
    >
      <Lista
        lista={lista}
        busca={busca}
        rotuloDaBusca="Buscar por nome ou telefone..."
        nomes={['cliente', 'clientes']}
        vazia={
          <EmptyState
            icon={<Users />}
            title="Nenhum cliente ainda"
            text="Quem pede pelo cardápio aparece aqui sozinho. Cadastre também quem pede por telefone: no próximo pedido, o endereço já vem preenchido."
            action={
              <>
                <BotaoNovo rotulo="Novo cliente" aoAbrir={abrir} />
                <ImportarOsPrimeiros rota="/home/clientes" />
              </>
            }
          />
        }
        cartao={cliente => (
          <CartaoDaLista
            key={cliente.id}
            nome={cliente.nome}
            contagem={contagem(cliente)}
            aoEditar={() => setEditado(cliente)}
            aoExcluir={() => setExcluido(cliente)}
          >
            <Contato cliente={cliente} />
          </CartaoDaLista>
        )}
      />
      {editado && (
        <FormularioDoCliente
          cliente={editado === 'novo' ? null : editado}
          aoFechar={() => setEditado(null)}
        />
      )}
      {excluido && (
        <ConfirmarExclusao
          titulo={`Excluir "${excluido.nome}"?`}
          texto="O cadastro do cliente será excluído. Esta ação não pode ser desfeita."
          acao={`/home/clientes/${excluido.id}/exclusao`}
          bloqueio={excluido.pedidos > 0 ? CLIENTE_COM_PEDIDOS : undefined}
          aoFechar={() => setExcluido(null)}
        />
      )}
    </Tela>
  )
}

function contagem({ pedidos }: Cliente): string {
  return pedidos === 0 ? 'Nenhum pedido' : quantos(pedidos, 'pedido', 'pedidos')
}

function Contato({ cliente }: { cliente: Cliente }) {
  const endereco = enderecoResumido(cliente)
  return (
    <>
      <Linha icone={<Phone className="size-4" />}>
        <span className="tabular-nums">{formatTelefone(cliente.telefone)}</span>
      </Linha>
      {cliente.email && <Linha icone={<Mail className="size-4" />}>{cliente.email}</Linha>}
      {endereco && <Linha icone={<MapPin className="size-4" />}>{endereco}</Linha>}
    </>
  )
}

function Linha({ icone, children }: { icone: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-sm">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-tinta-suave">
        {icone}
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </p>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar clientes" />
}
