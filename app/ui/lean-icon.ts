import { type ComponentProps, createElement } from 'react'

interface IconData {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly node: ReadonlyArray<readonly [tag: string, attributes: Readonly<Record<string, string>>]>
}

/**
 * Takes the place of lucide-react's `createLucideIcon` in the build (vite.config.ts) and draws the same. Of each icon it makes
 * once what that makes at every rendering, and a board has three hundred icons. Its shapes are a text, so that React has one
 * element of an icon to bring to life and not four. It knows no settings from a context, takes no children,
 * and does not name the namespace that an svg has in HTML anyway.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const own = ['lucide', ...[name, ...aliases].map(word => `lucide-${word}`)].join(' ')
  const shapes = { __html: node.map(writeShape).join('') }
  return function Icon({ className, ...given }: Omit<ComponentProps<'svg'>, 'children'>) {
    const told = Object.keys(given).some(isTold)
    return createElement('svg', {
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
      dangerouslySetInnerHTML: shapes,
    })
  }
}

/** The attributes of an icon are plain words and numbers. */
function writeShape([tag, { key, ...attributes }]: IconData['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}></${tag}>`
}

function isTold(prop: string): boolean {
  return prop.startsWith('aria-') || prop === 'role' || prop === 'title'
}
