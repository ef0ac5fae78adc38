import { Dialog } from '~/ui/overlays/dialog'
import { PedirRedefinicao, TEXTO_DO_ESQUECI } from '../pedir-link'

export interface DialogoDoEsqueciProps {
  aoFechar: () => void
}

/** Mounted while it is open; the login's first sight does without its script. */
export function DialogoDoEsqueci({ aoFechar }: DialogoDoEsqueciProps) {
  return (
    <Dialog open onClose={aoFechar} title="Esqueci minha senha" description={TEXTO_DO_ESQUECI}>
      <PedirRedefinicao />
    </Dialog>
  )
}
