import { comContas } from '~/domain/contas/store.server'
import { lockGuardada, updateTipoPedido } from '~/domain/empresas/store-dados.server'
import { type Forma, lerVisto, type Visto } from '~/domain/respostas/conflito'
import { juntar, vistoDe } from '~/domain/respostas/conflito.server'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import {
  type ComJuntados,
  juntado,
  negar,
  negarPorConflito,
  type Resultado,
} from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import {
  digitarSecao,
  ERRO_AO_SALVAR_CONFIGURACOES,
  formaDaSecao,
  lerSecao,
  type NomeDaSecao,
  type Secao,
  type SecaoAberta,
  soASecao,
} from './configuracoes'
import { type Configuracoes, lockConfiguracoes, saveConfiguracoes } from './store.server'

/** Where a section is kept, within a transaction of that place. */
interface Guarda<Dados> {
  /** Reads the values and keeps others from saving them until the transaction ends. */
  lock(): Promise<Dados>
  /** Saves the values; answers with a refusal when other stored data do not allow them, else null. */
  save(dados: Dados): Promise<Recusa | null>
}

const SEM_TELEFONE = recusar(
  'sem-telefone',
  ERRO_AO_SALVAR_CONFIGURACOES,
  'Informe antes o telefone da empresa em Meus dados: é nele que os pedidos chegam pelo WhatsApp.',
  'tipoPedido',
)

type Guardando<Dados> = <T>(id: EmpresaId, gravar: (guarda: Guarda<Dados>) => Promise<T>) => Promise<T>

/** In the table of settings. */
function naTabela<T>(
  id: EmpresaId,
  gravar: (guarda: {
    lock(): Promise<Configuracoes>
    save(dados: Partial<Configuracoes>): Promise<null>
  }) => Promise<T>,
): Promise<T> {
  return withTenant(id, tx =>
    gravar({
      lock: () => lockConfiguracoes(tx),
      async save(dados) {
        await saveConfiguracoes(tx, dados)
        return null
      },
    }),
  )
}

/** A section whose form holds its settings and nothing else; `salvarFrete` saves the other one. */
export type SecaoSimples = Exclude<NomeDaSecao, 'frete'>

/** Where each section is kept. */
const GUARDAS: { readonly [Nome in SecaoSimples]: Guardando<Secao<Nome>> } = {
  minimo: naTabela,
  tempo: naTabela,
  margem: naTabela,
  servico: naTabela,
  recebimento: (id, gravar) =>
    comContas(tx =>
      gravar({
        lock: () => lockGuardada(tx, id),
        save: async ({ tipoPedido }) => ((await updateTipoPedido(tx, id, tipoPedido)) ? null : SEM_TELEFONE),
      }),
    ),
}

export function ehSecaoSimples(nome: string): nome is SecaoSimples {
  return Object.hasOwn(GUARDAS, nome)
}

/**
 * Saves a section of the settings. Refused: what its form refuses, what the rest of what is stored does not allow, and
 * what somebody else has saved since the form was filled in. Answers the `visto` that the form sends with its next
 * save.
 */
export async function salvarSecao<Nome extends SecaoSimples>(
  empresaId: EmpresaId,
  nome: Nome,
  valores: unknown,
): Promise<Resultado<SecaoSalva>> {
  const lida = lerSecao(nome, valores)
  if ('recusas' in lida) return lida
  const guardando: Guardando<Secao<Nome>> = GUARDAS[nome]
  return guardando(empresaId, ({ lock, save }) =>
    salvarOVisto({
      visto: lerVisto(valores),
      digitado: lida.dados,
      forma: formaDaSecao(nome),
      lock: async () => soASecao(nome, await lock()),
      save,
    }),
  )
}

interface Gravacao<Dados extends object> extends Guarda<Dados> {
  readonly visto: Visto
  readonly digitado: Dados
  readonly forma: Forma<Dados>
}

/** What a form that stays open is told of its save. */
export interface SecaoSalva extends ComJuntados {
  /** What the form sends with its next save: it still shows what was typed in it. */
  readonly visto: string
}

/** Saves the values of a form together with what somebody else has saved since the form was filled in. */
export async function salvarOVisto<Dados extends object>({
  visto,
  digitado,
  forma,
  lock,
  save,
}: Gravacao<Dados>): Promise<Resultado<SecaoSalva>> {
  const junto = juntar({ visto, digitado, guardado: await lock() }, forma)
  if ('conflito' in junto) return negarPorConflito(junto.conflito)
  const recusa = await save(junto.dados)
  return recusa ? negar(recusa) : { dados: { visto: vistoDe(digitado), ...juntado(junto).dados } }
}

/** What the form of a section is filled with, from a row that has other settings too. */
export function abrirSecao<Nome extends NomeDaSecao>(nome: Nome, guardado: Secao<Nome>): SecaoAberta<Nome> {
  return { nome, digitada: digitarSecao(nome, guardado), visto: vistoDe(soASecao(nome, guardado)) }
}
