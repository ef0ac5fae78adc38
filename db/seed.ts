import { sql } from 'drizzle-orm'
import { clientes } from '~/domain/clientes/tables.server'
import { configuracoes } from '~/domain/configuracoes/tables.server'
import { cupons } from '~/domain/cupons/tables.server'
import { empresas, membros } from '~/domain/empresas/tables.server'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import { ceps } from '~/domain/enderecos/tables.server'
import { chaveDoBairro } from '~/domain/frete/bairro-digitado'
import { bairrosEntrega, faixasFrete } from '~/domain/frete/tables.server'
import { DIAS } from '~/domain/horarios/horario'
import { horariosFuncionamento } from '~/domain/horarios/tables.server'
import { historicoPedido, pedidos } from '~/domain/pedidos/tables.server'
import { pagamentos } from '~/domain/pedidos/tables-do-dinheiro.server'
import { itensPedido, itensPedidoExtra } from '~/domain/pedidos/tables-dos-itens.server'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { horaLocal } from '~/domain/valores/instante'
import { hashPassword } from '~/server/auth/passwords.server'
import { users } from '~/server/auth/tables.server'
import { type Db, outsideTenants } from '~/server/database/database.server'
import { BURGER_DA_VILA } from './demo/burger-da-vila'
import { CANTINA_DA_NONA } from './demo/cantina-da-nona'
import type { CasaPlantada } from './demo/casa'
import { acharCep, CEPS } from './demo/ceps'
import type { EmpresaDemo } from './demo/empresa-demo'
import { guardarFotos } from './demo/fotos'
import { LANCHONETE_DO_ZE } from './demo/lanchonete-do-ze'
import { enderecoDoCliente, linhasDoPedido } from './demo/linhas-do-pedido'
import { oneAtATime, type Transaction } from './demo/one-at-a-time'
import { PIZZARIA_BELLA } from './demo/pizzaria-bella'
import { plantMenu, produtosDe } from './demo/plantar-cardapio'
import { plantFace } from './demo/rostos'

const FUSO = 'America/Sao_Paulo'
const DIA_MS = 86_400_000

const EMPRESAS = [CANTINA_DA_NONA, PIZZARIA_BELLA, BURGER_DA_VILA, LANCHONETE_DO_ZE]

/** The logins of the demo's panels, in the order in which the companies are planted. */
export const DEMO_LOGINS = EMPRESAS.map(({ slug, nomefantasia, email, senha }) => {
  return { slug, nome: nomefantasia, email, senha }
})

/** True while nobody has an account: the only state in which the demo is planted. */
export async function isEmpty(): Promise<boolean> {
  return nobodyIn(outsideTenants())
}

async function nobodyIn(db: Pick<Db, 'select'>): Promise<boolean> {
  const [someone] = await db.select({ id: users.id }).from(users).limit(1)
  return someone === undefined
}

/**
 * Plants the demo world in one transaction, so that a process which is killed leaves an empty database behind, and the
 * next start plants it. When two processes start at once, the second one waits and finds it done. Does nothing in a
 * database that has an account. Without `pictures` every product stays without one.
 */
export async function plantDemo({ pictures = true }: { pictures?: boolean } = {}): Promise<void> {
  await oneAtATime(outsideTenants(), async tx => {
    if (await nobodyIn(tx)) await plantWorld(tx, pictures, new Date())
  })
}

async function plantWorld(tx: Transaction, pictures: boolean, agora: Date): Promise<void> {
  await tx.insert(ceps).values(CEPS.map(cepRow)).onConflictDoNothing()
  const donos = await plantOwners(tx, agora)
  // Files are not part of the transaction. Those of a planting that was rolled back stay unused, because ids are never
  // given twice.
  const acharFoto = await guardarFotos(
    donos.flatMap(({ empresa, empresaId }) =>
      pictures ? produtosDe(empresa).map(({ nome, foto }) => ({ empresaId, nome, foto })) : [],
    ),
  )
  for (const { empresa, empresaId, dono } of donos) {
    await enterTenant(tx, empresaId)
    await plantShop(tx, empresaId, empresa)
    await plantFace(tx, empresaId, empresa, pictures)
    const casa = {
      empresaId,
      dono,
      empresa,
      produtos: await plantMenu(tx, empresaId, empresa, acharFoto),
      clientes: await plantCustomers(tx, empresaId, empresa),
      fuso: FUSO,
      agora,
    }
    await plantOrders(tx, casa)
  }
}

function cepRow({ posicao, ...resto }: (typeof CEPS)[number]): typeof ceps.$inferInsert {
  return {
    ...resto,
    latitude: posicao?.latitude ?? null,
    longitude: posicao?.longitude ?? null,
    fusoHorario: FUSO,
  }
}

interface Plantada {
  readonly empresa: EmpresaDemo
  readonly empresaId: EmpresaId
  readonly dono: ContaId
}

/** Accounts and companies, outside the tenants, of whom none exists yet. */
async function plantOwners(tx: Transaction, agora: Date): Promise<Plantada[]> {
  const plantadas: Plantada[] = []
  const hashes = await Promise.all(EMPRESAS.map(({ senha }) => hashPassword(senha)))
  for (const [i, empresa] of EMPRESAS.entries()) {
    const passwordHash = hashes[i] ?? ''
    const { email, nomefantasia } = empresa
    const [user] = await tx
      .insert(users)
      .values({ email, passwordHash, nomeCompleto: nomefantasia, emailConfirmedAt: agora })
      .returning({ id: users.id })
    if (!user) throw new Error('no account was inserted')
    const [row] = await tx.insert(empresas).values(empresaRow(empresa, agora)).returning({ id: empresas.id })
    if (!row) throw new Error('no company was inserted')
    await tx.insert(membros).values({ empresaId: row.id, conta: user.id, papel: 'dono', desde: agora })
    plantadas.push({ empresa, empresaId: row.id, dono: user.id })
  }
  return plantadas
}

function empresaRow(empresa: EmpresaDemo, agora: Date): typeof empresas.$inferInsert {
  const { cep, logradouro, bairro, cidade, estado, posicao } = acharCep(empresa.cep)
  const { razaosocial, nomefantasia, cnpj, email, telefone, slug, tipoPedido, statusPlano } = empresa
  const cadastro = new Date(agora.getTime() - empresa.cadastradaHaDias * DIA_MS)
  return {
    razaosocial,
    nomefantasia,
    cnpj,
    email,
    telefone,
    slug,
    tipoPedido,
    statusPlano,
    enderecoCep: cep,
    enderecoLogradouro: logradouro,
    enderecoNumero: empresa.numero,
    enderecoBairro: bairro,
    enderecoCidade: cidade,
    enderecoEstado: estado,
    latitude: posicao?.latitude ?? null,
    longitude: posicao?.longitude ?? null,
    fusoHorario: FUSO,
    dataCadastro: horaLocal(cadastro, FUSO).data,
    diasTeste: 7,
  }
}

/**
 * From here on the rows belong to tenants, and are written under the same role and policies as everything that Comanda
 * writes.
 */
async function enterTenant(tx: Transaction, empresaId: EmpresaId): Promise<void> {
  await tx.execute(
    sql`select set_config('role', 'comanda_app', true), set_config('app.empresa_id', ${String(empresaId)}, true)`,
  )
}

async function plantShop(tx: Transaction, empresaId: EmpresaId, empresa: EmpresaDemo): Promise<void> {
  const { turnos, frete, tempo, pix } = empresa
  await tx.insert(configuracoes).values({
    ...{ empresaId, ...frete, ...tempo },
    ...(pix && { pixTipo: pix.tipo, pixChave: pix.chave, pixNome: pix.nome, pixCidade: pix.cidade }),
  })
  await plantTables(tx, empresaId, empresa)
  await tx.insert(horariosFuncionamento).values(
    DIAS.flatMap(diaSemana =>
      turnos.map(({ abre, fecha }, i) => {
        const turno = i === 0 ? 1 : 2
        return { empresaId, diaSemana, horarioAbertura: abre, horarioFechamento: fecha, turno } as const
      }),
    ),
  )
}

/** The fees by band or by bairro, and the coupons. */
async function plantTables(tx: Transaction, empresaId: EmpresaId, empresa: EmpresaDemo): Promise<void> {
  const { faixas = [], bairros = [], cupons: codigos = [], cep } = empresa
  if (faixas.length > 0) {
    await tx
      .insert(faixasFrete)
      .values(faixas.map(({ ate: ateKm, ...faixa }) => ({ empresaId, ateKm, ...faixa })))
  }
  const { cidade, estado } = acharCep(cep)
  if (bairros.length > 0) {
    await tx.insert(bairrosEntrega).values(
      bairros.map(bairro => ({
        ...{ empresaId, cidade, ...bairro },
        ...chaveDoBairro({ cidade, estado, nome: bairro.nome }),
      })),
    )
  }
  if (codigos.length > 0) await tx.insert(cupons).values(codigos.map(cupom => ({ empresaId, ...cupom })))
}

async function plantCustomers(tx: Transaction, empresaId: EmpresaId, empresa: EmpresaDemo) {
  if (empresa.clientes.length === 0) return new Map()
  const linhas = empresa.clientes.map(cliente => {
    const { nome, telefone, email } = cliente
    return { empresaId, nome, telefone, email, ...linhaDoEndereco(enderecoDoCliente(cliente)) }
  })
  const plantados = await tx
    .insert(clientes)
    .values(linhas)
    .returning({ nome: clientes.nome, id: clientes.id })
  return new Map(plantados.map(({ nome, id }) => [nome, id]))
}

async function plantOrders(tx: Transaction, casa: CasaPlantada): Promise<void> {
  const comandas = casa.empresa.pedidos.map(pedido => linhasDoPedido(pedido, casa))
  if (comandas.length === 0) return
  await tx.insert(pedidos).values(comandas.map(comanda => comanda.pedido))
  await tx.insert(pagamentos).values(comandas.flatMap(comanda => comanda.pagamentos))
  await tx.insert(historicoPedido).values(comandas.flatMap(comanda => comanda.historico))
  const itens = comandas.flatMap(comanda => comanda.itens)
  // RETURNING answers in the order of VALUES.
  const ids = await tx
    .insert(itensPedido)
    .values(itens.map(({ item }) => item))
    .returning({ idItemPedido: itensPedido.id })
  await tx
    .insert(itensPedidoExtra)
    .values(ids.flatMap((id, i) => itens[i]?.extras.map(extra => ({ ...extra, ...id })) ?? []))
}
