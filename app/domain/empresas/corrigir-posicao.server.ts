import { comContas } from '~/domain/contas/store.server'
import { consultarCep } from '~/domain/enderecos/cep.server'
import type { Posicao } from '~/domain/enderecos/distancia'
import { posicaoNoEstado } from '~/domain/enderecos/estados'
import { escreverPosicao, lerPosicaoDigitada } from '~/domain/enderecos/posicao-digitada'
import { type Forma, lerVisto } from '~/domain/respostas/conflito'
import { juntar, vistoDe } from '~/domain/respostas/conflito.server'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import {
  type ComJuntados,
  juntado,
  negar,
  negarPorConflito,
  type Resultado,
} from '~/domain/respostas/resultado'
import { formatCep, lerCep } from '~/domain/valores/cep'
import { estadoDaEmpresa } from './cidade-da-empresa'
import type { Empresa } from './store.server'
import { lockGuardada, updatePosicao } from './store-dados.server'

/**
 * Puts the shop's position right: the two numbers of a map, or, where the field is blank, what the postal service knows
 * of the shop's CEP (frete-20). Refused: what is no position, one outside the shop's state, a CEP without a position,
 * and what somebody else has saved since the form was filled in.
 */
export async function corrigirPosicao(
  empresa: Empresa,
  valores: Readonly<Record<string, unknown>>,
): Promise<Resultado<ComJuntados & { readonly visto: string }>> {
  const { id, enderecoCep } = empresa
  const estado = estadoDaEmpresa(empresa)
  const { posicao: texto } = valores
  const digitado = typeof texto === 'string' ? texto.trim() : ''
  const achada = digitado === '' ? await posicaoDoCep(enderecoCep) : lerPosicaoDigitada(digitado)
  if (!achada) return negar(digitado === '' ? semPosicao(enderecoCep) : SEM_NUMEROS)
  const posicao = posicaoNoEstado(achada, estado)
  if (!posicao) return negar(foraDoEstado(estado))
  return comContas(async tx => {
    const guardado = lidaDe(await lockGuardada(tx, id))
    const junto = juntar({ visto: lerVisto(valores), digitado: { posicao }, guardado }, FORMA)
    if ('conflito' in junto) return negarPorConflito(junto.conflito)
    await updatePosicao(tx, id, junto.dados.posicao)
    return { dados: { visto: vistoDe({ posicao }), ...juntado(junto).dados } }
  })
}

async function posicaoDoCep(texto: string | null): Promise<Posicao | null> {
  const cep = lerCep(texto ?? '')
  const lugar = cep && (await consultarCep(cep))
  return typeof lugar === 'object' && lugar !== null ? lugar.posicao : null
}

/** The position as it is stored, whether it counts or not. */
export function posicaoComoEsta({ latitude, longitude }: Pick<Empresa, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function lidaDe(empresa: Empresa): { readonly posicao: Posicao | null } {
  return { posicao: posicaoComoEsta(empresa) }
}

/** The digest of what the form of the position is filled with. */
export function vistoDaPosicao(empresa: Empresa): string {
  return vistoDe(lidaDe(empresa))
}

const ROTULO = 'Posição da loja'
const FORMA: Forma<ReturnType<typeof lidaDe>> = {
  rotulos: { posicao: ROTULO },
  descrever: ({ posicao }) => ({ [ROTULO]: escreverPosicao(posicao) }),
}
const TITULO = 'Erro ao salvar a posição'

const SEM_NUMEROS = recusar(
  'posicao-sem-numeros',
  TITULO,
  'Informe os dois números do mapa, como -23.5505, -46.6333.',
  'posicao',
)

function foraDoEstado(estado: string | null): Recusa {
  const onde = estado ? `de ${estado}` : 'do Brasil'
  return recusar(
    'posicao-fora-do-estado',
    TITULO,
    `Este ponto fica fora ${onde}. Confira os números.`,
    'posicao',
  )
}

function semPosicao(cep: string | null): Recusa {
  const qual = cep ? `do CEP ${formatCep(cep)}` : 'da loja, que não tem CEP'
  return recusar(
    'cep-sem-posicao',
    TITULO,
    `Não achamos a posição ${qual}. Informe os números do mapa.`,
    'posicao',
  )
}
