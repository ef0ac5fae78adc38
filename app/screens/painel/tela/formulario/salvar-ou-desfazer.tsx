import { Button } from '~/ui/button'
import { BotaoSalvar } from './botao-salvar'

interface SalvarOuDesfazerProps {
  gravando: boolean
  /** Something was changed that is not saved: then there is a way back to what is. */
  mexido: boolean
  aoDesfazer: () => void
}

/** The end of a form that stands on its screen. */
export function SalvarOuDesfazer({ gravando, mexido, aoDesfazer }: SalvarOuDesfazerProps) {
  return (
    <div className="flex flex-wrap-reverse gap-3 sm:justify-end">
      {mexido && !gravando && (
        <Button variant="secondary" size="lg" onClick={aoDesfazer} className="max-sm:w-full">
          Desfazer mudanças
        </Button>
      )}
      <BotaoSalvar gravando={gravando} className="max-sm:w-full" />
    </div>
  )
}
