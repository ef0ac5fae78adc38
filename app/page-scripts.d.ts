/** Made by page-scripts.config.ts: the browser's files of pages that are hydrated without the router. */
declare module 'virtual:page-scripts' {
  /** The address of the script of a route's page, and behind it those of what it imports. */
  export function scriptsOf(routeId: string): readonly string[]
}
