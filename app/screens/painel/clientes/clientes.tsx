import type { ReactNode } from 'react'
import {
  CLIENTE_COM_PEDIDOS,
  enderecoResumido,
  erroAoSalvar,
  lerClienteDoPainel,
} from '~/domain/clientes/cliente-do-painel'
import {
  type ClienteDoPainel,
  excluirCliente,
  listClientes,
  salvarCliente,
} from '~/domain/clientes/store-painel.server'
import { countPedidosPorCliente } from '~/domain/pedidos/andamento/store-consulta.server'
import { formatTelefone } from '~/domain/valores/telefone'
import { withTenant } from '~/server/database/transaction.server'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { CartaoDaLista } from '../tela/lista/cartao-da-lista'
import { quantos } from '../tela/lista/lista'
import { type MudancasDaLista, soALista } from '../tela/lista/mudancas-da-lista'
import { mudarLista } from '../tela/lista/mudar-lista.server'
import { lerConsultaDaLista } from '../tela/lista/paginas'
import { TelaDaLista } from '../tela/lista/tela-da-lista'
import type { Route } from './+types/clientes'
import { CamposDoCliente } from './campos-do-cliente'

const ROTA = '/home/clientes'

const MUDANCAS: MudancasDaLista = {
  criar: { direito: 'editar clientes', feito: 'Cliente criado!', falhou: erroAoSalvar(true) },
  salvar: { direito: 'editar clientes', feito: 'Cliente atualizado!', falhou: erroAoSalvar(false) },
  excluir: { direito: 'apagar clientes', feito: 'Cliente excluído', falhou: 'Erro ao excluir cliente' },
}

/** GET /home/clientes?busca&pagina. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver clientes')
  soALista(url, ROTA)
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

/** POST /home/clientes, /home/clientes/:id and /home/clientes/:id/exclusao. */
export function action(args: Route.ActionArgs) {
  return mudarLista(args, {
    mudancas: MUDANCAS,
    salvar: (empresa, id, formulario) => salvarCliente(empresa, id, Object.fromEntries(formulario)),
    excluir: excluirCliente,
  })
}

type Cliente = ClienteDoPainel & { readonly pedidos: number }

export default function Clientes({ loaderData }: Route.ComponentProps) {
  return (
    <TelaDaLista
      {...loaderData}
      titulo="Clientes"
      rota={ROTA}
      mudancas={MUDANCAS}
      rotuloDaBusca="Buscar por nome ou telefone..."
      nomes={['cliente', 'clientes']}
      nova="Novo cliente"
      editar="Editar cliente"
      planilha
      vazia={{
        icone: <Icon name="users" />,
        titulo: 'Nenhum cliente ainda',
        texto:
          'Quem pede pelo cardápio aparece aqui sozinho. Cadastre também quem pede por telefone: no próximo pedido, o endereço já vem preenchido.',
      }}
      cartao={(cliente, acoes) => (
        <CartaoDaLista key={cliente.id} nome={cliente.nome} contagem={contagem(cliente)} {...acoes}>
          <Contato cliente={cliente} />
        </CartaoDaLista>
      )}
      ler={(dados, novo) => lerClienteDoPainel(Object.fromEntries(dados), erroAoSalvar(novo))}
      campos={(cliente, erro) => <CamposDoCliente cliente={cliente} erro={erro} />}
      exclusao={({ nome, pedidos }) => ({
        nome,
        texto: 'O cadastro do cliente será excluído. Esta ação não pode ser desfeita.',
        bloqueio: pedidos > 0 ? CLIENTE_COM_PEDIDOS : undefined,
      })}
    />
  )
}

function contagem({ pedidos }: Cliente): string {
  return pedidos === 0 ? 'Nenhum pedido' : quantos(pedidos, 'pedido', 'pedidos')
}

function Contato({ cliente }: { cliente: Cliente }) {
  const endereco = enderecoResumido(cliente)
  return (
    <>
      <Linha icone={<Icon name="phone" className="size-3.5" />}>
        <span className="tabular-nums">{formatTelefone(cliente.telefone)}</span>
      </Linha>
      {cliente.email && (
        <Linha abaixo icone={<Icon name="mail" className="size-3.5" />}>
          {cliente.email}
        </Linha>
      )}
      {endereco && (
        <Linha abaixo icone={<Icon name="map-pin" className="size-3.5" />}>
          {endereco}
        </Linha>
      )}
    </>
  )
}

interface LinhaProps {
  icone: ReactNode
  /** Below the number of orders, which has room beside the phone. */
  abaixo?: boolean
  children: ReactNode
}

function Linha({ icone, abaixo = false, children }: LinhaProps) {
  return (
    <p className={classes('flex min-w-0 items-start gap-1', abaixo && 'order-1')}>
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
