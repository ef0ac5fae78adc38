import * as v from 'valibot'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Marca, noAlcance, PRAZO_INVALIDO, type Vendavel } from './em-falta'

/** One of several marks that are changed together; only what is still marked as the owner saw it is changed. */
export interface MudancaDaMarca {
  readonly vendavel: Vendavel
  readonly era: Marca
  readonly fica: Marca
}

/** More than the options of one name in a large menu. */
const MAIS_JUNTAS = 300

const marcaSchema = v.pipe(
  v.optional(v.string(), ''),
  v.regex(/^(|infinity|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/),
  v.transform((texto): Marca => (texto === '' ? null : texto === 'infinity' ? texto : new Date(texto))),
  v.check(marca => !(marca instanceof Date) || !Number.isNaN(marca.getTime())),
)

const linhaSchema = v.pipe(
  v.object({
    tipo: v.picklist(['produto', 'tamanho', 'opcao']),
    id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
    era: marcaSchema,
    fica: marcaSchema,
  }),
  v.transform(
    ({ tipo, id, era, fica }): MudancaDaMarca => ({ vendavel: { tipo, id } as Vendavel, era, fica }),
  ),
)

const juntasSchema = v.object({
  juntas: v.pipe(v.array(linhaSchema), v.minLength(1), v.maxLength(MAIS_JUNTAS)),
})

/** The form of several marks. Refused: one that no screen sends, and a mark that ends before `agora` or too far ahead. */
export function lerJuntas(valores: unknown, agora: Date): readonly MudancaDaMarca[] | Recusa {
  const lido = v.safeParse(juntasSchema, valores)
  if (!lido.success) return JUNTAS_INVALIDAS
  const { juntas } = lido.output
  return juntas.every(({ fica }) => !(fica instanceof Date) || noAlcance(fica, agora))
    ? juntas
    : PRAZO_INVALIDO
}

const JUNTAS_INVALIDAS = recusar('juntas-invalidas', 'Erro ao salvar', 'Abra a lista de novo e confira.')

/** The fields that `lerJuntas` reads. */
export function camposDasJuntas(mudancas: readonly MudancaDaMarca[]): Record<string, string> {
  return Object.fromEntries(
    mudancas.flatMap(({ vendavel: { tipo, id }, era, fica }, n) => [
      [`juntas.${n}.tipo`, tipo],
      [`juntas.${n}.id`, String(id)],
      [`juntas.${n}.era`, escreverMarca(era)],
      [`juntas.${n}.fica`, escreverMarca(fica)],
    ]),
  )
}

function escreverMarca(marca: Marca): string {
  return marca instanceof Date ? marca.toISOString() : (marca ?? '')
}
