import type { LeituraDoTeste } from './teste'

/** What a screen gets of the frame around it. */
export interface DaMoldura {
  readonly nomefantasia: string
  /** The frame was read when the trial was over, and has no alert. */
  readonly expirado: boolean
  readonly aoMudarDePlano: (teste: LeituraDoTeste) => void
}
