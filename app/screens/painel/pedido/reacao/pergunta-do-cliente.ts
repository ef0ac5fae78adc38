import { askJson } from '~/browser/ask-json'
import { type ClienteAchado, TERMO_MINIMO } from '~/domain/clientes/cliente-achado'
import { telefoneDoPainelValido } from '~/domain/valores/telefone'
import { type EnderecoDe, memoriaDe } from '~/screens/campos/reacao/pergunta'
import { destrutivo } from '~/screens/campos/reacao/reacao'
import { type Estado, mudar } from './estado'
import { digitosDoTelefone } from './formulario'
import { type Pergunta, type Reacao, reacao } from './reacao'

const ESPERA_MS = 300

/** The answer of the search. */
export interface ClientesAchados {
  readonly clientes: readonly ClienteAchado[]
}

interface Busca {
  /** The term that was sent last. */
  readonly termo: string
  /** The last answer; its customers are null when the search failed. */
  readonly achados: { readonly termo: string; readonly clientes: readonly ClienteAchado[] | null } | null
}

const busca = memoriaDe<Busca>('clientes')

/** What is searched for; null while it is too short, and when nobody types a name or a phone. */
function termoDaBusca({ digitando, formulario }: Estado): string | null {
  const termo = digitando === null ? '' : formulario[digitando]
  return termo.trim().length >= TERMO_MINIMO ? termo : null
}

/** Customers of a term of at least 2 characters, 300 ms after the last one was typed (balcao-5). */
export function perguntarPorClientes(estado: Estado): Pergunta | null {
  const termo = termoDaBusca(estado)
  if (termo === null) return null
  return {
    chave: termo,
    esperaMs: ESPERA_MS,
    aoPerguntar: seguinte =>
      reacao(busca.guardar(seguinte, { termo, achados: busca.ler(seguinte)?.achados ?? null })),
    async fazer(enderecoDe, signal) {
      const clientes = await findClientes(enderecoDe, termo, signal)
      return seguinte => receberClientes(seguinte, termo, clientes)
    },
  }
}

export function receberClientes(
  estado: Estado,
  termo: string,
  clientes: readonly ClienteAchado[] | null,
): Reacao {
  const achado = busca.guardar(estado, { termo: '', achados: { termo, clientes } })
  return clientes ? reacao(achado) : reacao(achado, { tipo: 'avisar', aviso: destrutivo(BUSCA_FALHOU) })
}

const BUSCA_FALHOU = {
  titulo: 'Erro ao buscar clientes',
  texto: 'O servidor não respondeu. Preencha os dados do cliente.',
}
const NENHUM: readonly ClienteAchado[] = []

export function descreverBusca(estado: Estado) {
  const { digitando } = estado
  const termo = termoDaBusca(estado)
  const sabido = busca.ler(estado)
  const respondida = termo !== null && sabido?.achados?.termo === termo ? sabido.achados : null
  return {
    digitando,
    clientes: respondida?.clientes ?? NENHUM,
    /** True when the server has answered that nobody has this name or phone. */
    ninguem: respondida?.clientes?.length === 0,
    buscando: termo !== null && sabido?.termo === termo,
    falhou: respondida !== null && respondida.clientes === null,
  }
}

/**
 * Asks who has a complete phone, however it came into the form (decision 022). Without an answer the form shows
 * nothing, because the server checks the same when it saves.
 */
export function perguntarPeloDono({ formulario }: Estado): Pergunta | null {
  const telefone = digitosDoTelefone(formulario)
  if (!telefoneDoPainelValido(telefone) || formulario.dono?.telefone === telefone) return null
  return {
    chave: telefone,
    esperaMs: ESPERA_MS,
    async fazer(enderecoDe, signal) {
      const clientes = await findClientes(enderecoDe, telefone, signal)
      return seguinte => receberDono(seguinte, telefone, clientes)
    },
  }
}

export function receberDono(
  estado: Estado,
  telefone: string,
  clientes: readonly ClienteAchado[] | null,
): Reacao {
  if (!clientes) return reacao(estado)
  const cliente = clientes.find(achado => achado.telefone === telefone) ?? null
  return reacao(mudar(estado, { tipo: 'dono-achado', telefone, cliente }))
}

async function findClientes(
  enderecoDe: EnderecoDe,
  termo: string,
  signal: AbortSignal,
): Promise<readonly ClienteAchado[] | null> {
  const url = enderecoDe(`/home/clientes/busca?termo=${encodeURIComponent(termo)}`)
  const { status, body: corpo } = await askJson<ClientesAchados>(url, { signal })
  return status === 200 && corpo ? corpo.clientes : null
}
