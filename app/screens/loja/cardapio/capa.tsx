import { urlDaCapa } from '~/domain/aparencia/urls'
import { Picture } from '~/ui/picture'
import { useLoja } from '../loja-contexto'

/** The shop's cover, above everything else; its height is known before it comes. */
export function Capa() {
  const { capa } = useLoja()
  if (capa === null) return null
  return (
    <Picture
      src={urlDaCapa(capa, 800)}
      srcSet={`${urlDaCapa(capa, 800)} 800w, ${urlDaCapa(capa, 1600)} 1600w`}
      sizes="(min-width: 80rem) 80rem, 100vw"
      alt=""
      width={1200}
      height={400}
      priority
      fallback={null}
      className="mx-auto aspect-3/1 max-h-52 w-full max-w-7xl xl:rounded-b-lg"
    />
  )
}
