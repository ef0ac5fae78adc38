import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'

/** Asks for the freight where the first steps, which ask for it too, are not in sight (frete-21). */
export function FaltaOFrete() {
  return (
    <div className="mx-3 mb-1.5 flex items-center gap-x-2 text-tinta-suave text-xs sm:text-sm">
      <Icon name="bike" className="size-4 shrink-0" />
      <p className="min-w-0">O cardápio diz “Entrega a combinar”: falta dizer quanto custa entregar.</p>
      <ButtonLink to="/home/configuracoes" variant="quiet" className="shrink-0 px-2">
        Configurar frete
      </ButtonLink>
    </div>
  )
}
