import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { FEITO, NAO_EXISTE, type Resultado } from '~/domain/respostas/resultado'
import { type Centavos, decimalDeCentavos, ZERO } from '~/domain/valores/centavos'
import type { CupomId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import { EMPRESA_ID } from '~/server/database/one-read.server'
import { type Tx, withTenant } from '~/server/database/transaction.server'
import type { CupomLido } from './aplicar-cupom'
import { cupons, usosCupom } from './tables.server'

export interface UsoDoCupom {
  readonly id: number
  /** Null in a shop that stores no orders. */
  readonly pedidoId: PedidoId | null
  readonly valor: Centavos
  readonly em: Date
  /** Since when it does not count any more. */
  readonly estornadoEm: Date | null
}

export const USOS_MOSTRADOS = 100

/** The latest uses of a coupon, the newest first; null when this company has no such coupon. */
export async function listUsos(tx: Tx, cupomId: CupomId): Promise<UsoDoCupom[] | null> {
  const existe = await tx.$count(cupons, and(eq(cupons.empresaId, tx.empresaId), eq(cupons.id, cupomId)))
  if (existe === 0) return null
  const { id, pedidoId, valor, em, estornadoEm } = usosCupom
  return tx
    .select({ id, pedidoId, valor, em, estornadoEm })
    .from(usosCupom)
    .where(and(eq(usosCupom.empresaId, tx.empresaId), eq(usosCupom.cupomId, cupomId)))
    .orderBy(desc(usosCupom.em), desc(usosCupom.id))
    .limit(USOS_MOSTRADOS)
}

/**
 * By hand, in a shop that stores no orders (cupom-8): gives one use back, or takes it again. A use that belongs to an
 * order follows that order and cannot be given back here. Giving back twice gives back once.
 */
export function devolverUso(
  empresaId: EmpresaId,
  cupomId: CupomId,
  uso: number,
  { devolvido, agora }: { readonly devolvido: boolean; readonly agora: Date },
): Promise<Resultado> {
  return withTenant(empresaId, async tx => {
    // The coupon's row first, as everybody locks it.
    const [cupom] = await tx
      .select({ id: cupons.id })
      .from(cupons)
      .where(and(eq(cupons.empresaId, empresaId), eq(cupons.id, cupomId)))
      .for('no key update')
    const desteCupom = and(
      ...[eq(usosCupom.empresaId, empresaId), eq(usosCupom.cupomId, cupomId), eq(usosCupom.id, uso)],
      isNull(usosCupom.pedidoId),
    )
    if (!cupom || (await tx.$count(usosCupom, desteCupom)) === 0) return NAO_EXISTE
    const mudado = tx
      .update(usosCupom)
      .set({ estornadoEm: devolvido ? agora : null })
      .where(and(desteCupom, sql`(${usosCupom.estornadoEm} is null) = ${devolvido}`))
      .returning({ id: usosCupom.id })
    await tx.execute(sql`
      with mudado as (${mudado.getSQL()})
      update ${cupons} set usos = usos + (select count(*) from mudado) * ${devolvido ? -1 : 1}
      where ${cupons.empresaId} = ${empresaId} and ${cupons.id} = ${cupomId}`)
    return FEITO
  })
}

interface QuemPede {
  /** As `lerCodigo` answers it. */
  readonly codigo: string
  /** Null for a browser that only asks, and may not be told of this phone: then nothing is read of it. */
  readonly telefone: string | null
  /** The business day. */
  readonly dia: string
  /** The orders that are not cancelled; null where the shop stores none. */
  readonly pedidos: PedidosDeQuem | null
  /** The key of the attempt: its own use does not stand in its way. */
  readonly chave: string | null
  /** For an order, which takes the coupon: its row stays locked until the transaction ends. */
  readonly travar: boolean
}

interface PedidosDeQuem {
  /** How many of them are of this phone or of this browser. */
  readonly deles: SQL<number>
  readonly doNavegador: SQL<number>
  /** Whether the browser has ordered with this phone, so that it may be told of it. */
  readonly ligado: SQL<boolean>
}

/**
 * What the shop knows about the code and about who types it, in one statement. With `travar` orders with one coupon
 * wait here for each other; the counts may then be older than the lock, so that taking the use counts again.
 */
export async function findCupomDoPedido(tx: Tx, quem: QuemPede): Promise<CupomLido> {
  const { codigo, telefone, dia, pedidos, chave, travar } = quem
  const { empresaId, ...colunas } = getTableColumns(cupons)
  const desta = and(eq(usosCupom.empresaId, tx.empresaId), eq(usosCupom.chave, chave ?? NENHUMA))
  const tomado = sql<CupomId | null>`(select ${usosCupom.cupomId}::float8 from ${usosCupom} where ${desta} and ${usosCupom.estornadoEm} is null)`
  const contar = (quais: SQL) =>
    sql<number>`(select count(*)::int from ${usosCupom} where ${contam(tx.empresaId, sql`${cupons.id}`)} and ${quais})`
  const consulta = tx
    .select({
      ...colunas,
      usosHoje: contar(sql`${usosCupom.dia} = ${dia}::date`),
      usosDele: contar(sql`${usosCupom.telefone} = ${telefone}`),
      pedidosDele: sql<number>`case when ${cupons.primeiraCompra} then ${pedidos?.deles ?? sql`0`} else 0 end`,
      pedidosDaqui: sql<number>`case when ${cupons.primeiraCompra} then ${pedidos?.doNavegador ?? sql`0`} else 0 end`,
      ligado: sql<boolean>`${pedidos?.ligado ?? sql`false`}`,
      tomado,
    })
    .from(cupons)
    .where(
      and(
        eq(empresaId, tx.empresaId),
        chave ? sql`(${cupons.codigo} = ${codigo} or ${cupons.id} = ${tomado})` : eq(cupons.codigo, codigo),
      ),
    )
    .orderBy(cupons.id)
  const linhas = await (travar ? consulta.for('no key update', { of: cupons }) : consulta)
  const linha = linhas.find(achada => achada.codigo === codigo)
  if (!linha) return { cupom: null, usosHoje: 0, cliente: null }
  const { usosHoje, usosDele, pedidosDele, pedidosDaqui, ligado, tomado: deAntes, ...cupom } = linha
  const meu = deAntes === cupom.id ? 1 : 0
  const inteiro = { pedidos: pedidosDele, usos: usosDele }
  return {
    cupom: { ...cupom, usos: cupom.usos - meu },
    usosHoje: usosHoje - meu,
    cliente: pedidos && (ligado ? inteiro : { pedidos: pedidosDaqui, usos: 0 }),
    porConferir: pedidos && !ligado ? inteiro : null,
  }
}

const NENHUMA = '00000000-0000-0000-0000-000000000000'

/** What is stored when an order takes a coupon. */
export interface UsoARegistrar {
  readonly cupomId: CupomId
  /** What it takes off. */
  readonly valor: Centavos
  readonly em: Date
  /** The business day of `em`. */
  readonly dia: string
}

/** The values of a statement with `tomarOUso`, besides `telefone`. */
export function valoresDoUso({ cupomId, valor, em, dia }: UsoARegistrar) {
  return { cupomId, dia, em: em.toISOString(), valorDoCupom: decimalDeCentavos(valor) }
}

/**
 * Takes a use for an order, as parts of a `with`: `usado` has a row when the coupon could still be used. For orders at
 * the same time the caller must have locked the coupon's row in an earlier statement (`findCupomDoPedido`): only then
 * does this statement see the uses of those that came before (cupom-8). `pedidoId` is null when there is no order after
 * all, and the use that an edited order has given back becomes its new one; `outraVez` is true for a customer who has ordered before.
 */
export function tomarOUso({ pedidoId, outraVez }: { pedidoId: SQL; outraVez: SQL }): SQL {
  const cupomId = sql`${sql.placeholder('cupomId')}::bigint`
  const telefone = sql`${sql.placeholder('telefone')}::text`
  const dia = sql`${sql.placeholder('dia')}::date`
  return sql`gasto as (
      update ${cupons} set usos = usos + 1
      from (select count(*) filter (where ${usosCupom.dia} = ${dia}) as hoje,
          count(*) filter (where ${usosCupom.telefone} = ${telefone}) as dele
        from ${usosCupom} where ${contam(EMPRESA_ID, cupomId)}) feitos
      where ${cupons.empresaId} = ${EMPRESA_ID} and ${cupons.id} = ${cupomId} and ${cupons.ativo}
        and (limite is null or usos < limite) and (por_dia is null or hoje < por_dia)
        and (por_cliente is null or dele < por_cliente) and not (primeira_compra and ${outraVez})
        and ${pedidoId} is not null
      returning ${cupons.id}),
    usado as (
      insert into ${usosCupom} (empresa_id, cupom_id, pedido_id, telefone, valor, em, dia)
      select ${EMPRESA_ID}, id, ${pedidoId}, ${telefone}, ${sql.placeholder('valorDoCupom')}::numeric,
        ${sql.placeholder('em')}::timestamptz, ${dia}
      from gasto
      on conflict (pedido_id, empresa_id) do update set cupom_id = excluded.cupom_id, telefone = excluded.telefone,
        valor = excluded.valor, em = excluded.em, dia = excluded.dia, estornado_em = null
      returning 1)`
}

/** The uses of a coupon that were not given back. */
function contam(empresaId: EmpresaId | SQL, cupomId: SQL): SQL {
  return sql`${usosCupom.empresaId} = ${empresaId} and ${usosCupom.cupomId} = ${cupomId} and ${usosCupom.estornadoEm} is null`
}

/**
 * Takes a use for a message to a shop that stores no orders: once for the key of an attempt, whatever coupon it had
 * before. The caller has locked the rows of both (`findCupomDoPedido`) and checked the limits.
 */
export async function usarCupomNaMensagem(
  tx: Tx,
  { cupomId, valor, em, dia }: UsoARegistrar,
  chave: string,
): Promise<void> {
  const { empresaId } = tx
  const uso = { cupomId, valor, em, dia, estornadoEm: null }
  const guardado = tx
    .insert(usosCupom)
    .values({ ...uso, empresaId, chave })
    .onConflictDoUpdate({ target: [usosCupom.empresaId, usosCupom.chave], set: uso })
  await tx.execute(sql`
    with antes as (select cupom_id from ${usosCupom} where ${usosCupom.empresaId} = ${empresaId}
        and ${usosCupom.chave} = ${chave} and ${usosCupom.estornadoEm} is null),
      guardado as (${guardado.getSQL()})
    update ${cupons} set usos = usos + case when ${cupons.id} = ${cupomId} then 1 else -1 end
    where ${cupons.empresaId} = ${empresaId}
      and (${cupons.id} = ${cupomId}) <> (${cupons.id} in (select cupom_id from antes))`)
}

/** For an edited order: its use says what the coupon takes off now, and one that takes nothing any more is given back. */
export async function mudarUso(tx: Tx, pedidoId: PedidoId, valor: Centavos, agora: Date): Promise<void> {
  if (valor === ZERO) return devolverCupom(tx, pedidoId, agora)
  await tx
    .update(usosCupom)
    .set({ valor })
    .where(and(eq(usosCupom.empresaId, tx.empresaId), eq(usosCupom.pedidoId, pedidoId)))
}

/** Gives back, once, the use of an order that has it no more. */
export async function devolverCupom(tx: Tx, pedidoId: PedidoId, agora: Date): Promise<void> {
  const devolvido = tx
    .update(usosCupom)
    .set({ estornadoEm: agora })
    .where(
      and(
        ...[eq(usosCupom.empresaId, tx.empresaId), eq(usosCupom.pedidoId, pedidoId)],
        isNull(usosCupom.estornadoEm),
      ),
    )
    .returning({ cupomId: usosCupom.cupomId })
  await tx.execute(sql`
    with devolvido as (${devolvido.getSQL()})
    update ${cupons} set usos = usos - 1
    where ${cupons.empresaId} = ${tx.empresaId} and ${cupons.id} in (select cupom_id from devolvido)`)
}

/** For a customer who is erased: the uses still count, and nobody's phone is beside them. */
export async function esquecerTelefone(tx: Tx, telefone: string): Promise<void> {
  await tx
    .update(usosCupom)
    .set({ telefone: null })
    .where(and(eq(usosCupom.empresaId, tx.empresaId), eq(usosCupom.telefone, telefone)))
}
