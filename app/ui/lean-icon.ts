import { type ComponentProps, createElement } from 'react'

interface IconData {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly node: ReadonlyArray<readonly [tag: string, attributes: Readonly<Record<string, string>>]>
}

/**
 * Takes the place of lucide-react's `createLucideIcon` in the build (vite.config.ts) and draws the same. Of each icon it makes
 * once what that makes at every rendering, and a board has three hundred icons. It knows no settings from a context.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const own = ['lucide', ...[name, ...aliases].map(word => `lucide-${word}`)].join(' ')
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ className, children, ...given }: ComponentProps<'svg'>) {
    const told = children !== undefined || Object.keys(given).some(isTold)
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${own} ${className}` : own,
        ...(!told && { 'aria-hidden': 'true' }),
        ...given,
      },
      ...shapes,
      children,
    )
  }
}

function isTold(prop: string): boolean {
  return prop.startsWith('aria-') || prop === 'role' || prop === 'title'
}
