import { urlDoLogo } from '~/domain/aparencia/urls'
import { useLoja } from './loja-contexto'

/** Decoration: the shop's name stands beside it. Nothing for a shop without a logo. */
export function LogoDaLoja() {
  const { logo } = useLoja()
  return (
    logo && (
      <img
        src={urlDoLogo(logo, '128.webp')}
        alt=""
        width={128}
        height={128}
        decoding="async"
        className="size-10 shrink-0 sm:size-11 rounded-sm object-contain"
      />
    )
  )
}
