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

function Anchor({ to, replace: _, reloadDocument: __, preventScrollReset: ___, ...rest }: LinkProps) {
  return <a {...rest} href={to} />
}

/** What the links of a page do when they are pressed: those of the panel go through its router. */
export const LinkContext = createContext<ComponentType<LinkProps>>(Anchor)

export function Link(props: LinkProps) {
  const Kind = useContext(LinkContext)
  return <Kind {...props} />
}
