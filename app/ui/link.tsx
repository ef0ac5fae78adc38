import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

/** The names of React Router's own link, which is one of the kinds of link. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** Leads there in place of the present history entry. */
  replace?: boolean
  /** The browser loads the page, whatever the kind of link does otherwise. */
  reloadDocument?: boolean
  preventScrollReset?: boolean
}

interface AnyLinkProps extends LinkProps {
  /** Part of a sentence, which stays whole for whoever may not follow it. */
  inText?: boolean
}

function Anchor({ to, replace: _, reloadDocument: __, preventScrollReset: ___, ...rest }: LinkProps) {
  return <a {...rest} href={to} />
}

/** What the links of a page do when they are pressed: those of the panel go through its router. */
export const LinkContext = createContext<ComponentType<LinkProps>>(Anchor)

/** Whether who looks at the page may open an address. */
export const MayOpenContext = createContext<(to: string) => boolean>(() => true)

/** A link that leads to no refusal: where one may not go, there is none. */
export function Link({ inText = false, ...props }: AnyLinkProps) {
  const Kind = useContext(LinkContext)
  const mayOpen = useContext(MayOpenContext)
  if (mayOpen(props.to)) return <Kind {...props} />
  return inText && <span>{props.children}</span>
}
