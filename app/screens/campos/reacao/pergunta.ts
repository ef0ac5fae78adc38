/** A question of a form to the server. */
export interface Pergunta<Seguir> {
  /** Identifies the question: as long as this text stays the same, it is not asked again. */
  readonly chave: string
  /** Milliseconds to wait for what else is typed; what follows when they are over is `aoPerguntar`. */
  readonly esperaMs?: number
  readonly aoPerguntar?: Seguir
  /** Sends the question and returns what follows from the answer. Throws only when aborted. */
  readonly fazer: (enderecoDe: EnderecoDe, signal: AbortSignal) => Promise<Seguir>
}

/** The address of a route of this audience, as the browser asks it. */
export type EnderecoDe = (rota: string) => string

/** Replaces the question of this name that is under way; null means that nothing is to be asked any more. */
export interface EfeitoDePerguntar<Seguir> {
  readonly tipo: 'perguntar'
  readonly qual: string
  readonly pergunta: Pergunta<Seguir> | null
}

/** What is to be asked now, by its name; null while the form has not enough for it, and when the answer is known. */
type Perguntas<Seguir> = Readonly<Record<string, Pergunta<Seguir> | null>>

/** The questions to ask, or to drop; `antes` is null when the form has just opened. */
export function perguntasNovas<Seguir>(
  antes: Perguntas<Seguir> | null,
  agora: Perguntas<Seguir>,
): EfeitoDePerguntar<Seguir>[] {
  return Object.entries(agora)
    .filter(([qual, pergunta]) => antes?.[qual]?.chave !== pergunta?.chave)
    .map(([qual, pergunta]) => ({ tipo: 'perguntar', qual, pergunta }))
}

/** What each question knows, by its name; only its own `memoriaDe` reads and writes it. */
export interface ComSabido {
  readonly sabido: Readonly<Record<string, unknown>>
}

/** Where the question of this name keeps what it knows; null until it has kept something. */
export function memoriaDe<Sabido>(pergunta: string) {
  return {
    ler: ({ sabido }: ComSabido) => (sabido[pergunta] ?? null) as Sabido | null,
    guardar: <Estado extends ComSabido>(estado: Estado, soube: Sabido | null): Estado => ({
      ...estado,
      sabido: { ...estado.sabido, [pergunta]: soube },
    }),
  }
}
