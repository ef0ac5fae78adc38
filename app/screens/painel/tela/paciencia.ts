/** A server that takes connections and does not answer is as good as away after this. */
const PACIENCIA_MS = 8_000

/** The answer did not come in time. It may still have been done. */
export class SemRespostaATempo extends Error {}

/** What `espera` becomes, or `SemRespostaATempo`. */
export function comPaciencia<Resposta>(espera: Promise<Resposta>): Promise<Resposta> {
  const desistir = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new SemRespostaATempo()), PACIENCIA_MS)
  })
  return Promise.race([espera, desistir])
}
