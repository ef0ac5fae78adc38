import * as v from 'valibot'
import { mascararNome } from '~/domain/clientes/mascara'
import { findClientePorTelefone } from '~/domain/clientes/store.server'
import { mascararEndereco } from '~/domain/enderecos/endereco'
import { findTelefoneDaqui, listPedidosDaqui } from '~/domain/pedidos/andamento/store-consulta.server'
import { dadosDigitados } from '~/domain/pedidos/checkout/dados-digitados'
import { telefoneCelularValido } from '~/domain/valores/telefone'
import { withTenant } from '~/server/database/transaction.server'
import { waitHeaders } from '~/server/limits/limits.server'
import { clientAddressContext, readJson } from '~/server/request.server'
import type { Route } from './+types/cliente'
import { contarNavegador, contarTelefone } from './limites.server'
import { lojaContext } from './porta.server'
import { readVinculo } from './vinculo.server'

export const handle = { place: 'checkout' }

const corpo = v.object({
  /** Absent: that of this browser's own last order. */
  telefone: v.optional(v.pipe(v.string(), v.check(telefoneCelularValido))),
  /** The CEP as far as it is typed. The stored address is offered only to somebody who knows its CEP. */
  cep: v.nullish(v.pipe(v.string(), v.maxLength(8))),
})

/**
 * POST {telefone?, cep?}: what this browser may know about the customer with this phone (decision 005). A browser that
 * has ordered with the phone gets what it typed then, and nothing of the customer's record; it may ask without one. Any other browser learns
 * that the customer exists, the masked name and, if the stored CEP was typed, the masked address; never an e-mail. The
 * phone is sent in the body, so that it is in no URL and no log. When the limit is reached, the answer is the same as
 * for an unknown phone, so that the checkout goes on.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const empresa = context.get(lojaContext)
  const lido = v.safeParse(corpo, await readJson(request))
  if (!lido.success) return Response.json({ cliente: 'novo' }, { status: 400 })
  const { cep } = lido.output

  const vinculo = readVinculo(request.headers.get('Cookie'), empresa.id)
  const achado = await withTenant(empresa.id, async tx => {
    const telefone = lido.output.telefone ?? (await findTelefoneDaqui(tx, vinculo.pedidos))
    if (telefone === null) return null
    return {
      telefone,
      digitados: dadosDigitados(await listPedidosDaqui(tx, vinculo.pedidos, telefone)),
      cliente: await findClientePorTelefone(tx, telefone),
    }
  })
  if (!achado) return Response.json({ cliente: 'novo' })
  const { telefone, digitados, cliente } = achado
  const proprio = lido.output.telefone === undefined ? { telefone } : {}
  const limitado = digitados
    ? await contarNavegador(empresa.id, vinculo.pedidos)
    : await contarTelefone(
        { address: context.get(clientAddressContext), company: empresa.id },
        telefone,
        cep ?? '',
      )
  if (limitado !== null) {
    return Response.json({ cliente: 'novo' }, { status: 429, headers: waitHeaders(limitado) })
  }
  if (digitados) return Response.json({ ...proprio, cliente: 'vinculado', ...digitados })
  // A shop that takes orders by WhatsApp stores no orders, so its customers are the owner's own notes, which nobody
  // else may read.
  if (!cliente || empresa.tipoPedido === 'whatsapp') return Response.json({ cliente: 'novo' })
  const { endereco } = cliente
  return Response.json({
    ...proprio,
    cliente: 'conhecido',
    nome: mascararNome(cliente.nome),
    endereco: endereco && endereco.cep === cep ? mascararEndereco(endereco) : null,
  })
}
