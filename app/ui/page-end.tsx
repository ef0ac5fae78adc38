import type { ComponentProps } from 'react'
import { AFTER_SIGHT, PAGE_DATA } from './page-data'

interface PageEndProps {
  /** What the page was made of, by its parts. */
  data: object
  /** The address of the page's script, and behind it those of what it imports. */
  scripts: readonly string[]
  /** What search engines read of the page (schema.org). */
  structured?: object | undefined
}

/** What the server writes at the end of a page that is hydrated without the router. */
export function PageEnd({ data, scripts, structured }: PageEndProps) {
  return (
    <>
      {structured !== undefined && <Json type="application/ld+json" json={write(structured)} />}
      <Json type="application/json" id={PAGE_DATA} data-scripts={scripts.join(' ')} json={writeParts(data)} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: AFTER_SIGHT }} />
    </>
  )
}

function Json({
  json: __html,
  ...script
}: ComponentProps<'script'> & { json: string; 'data-scripts'?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which nothing runs
  return <script {...script} dangerouslySetInnerHTML={{ __html }} />
}

const written = new WeakMap<object, string>()

/** A part that was read once may be drawn for many queries, and is written once. */
function write(part: unknown): string {
  if (typeof part !== 'object' || part === null) return toJson(part)
  const json = written.get(part) ?? toJson(part)
  written.set(part, json)
  return json
}

function toJson(value: unknown): string {
  // Without '<' it cannot end the script.
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function writeParts(data: object): string {
  const parts = Object.entries(data).filter(([, part]) => part !== undefined)
  return `{${parts.map(([name, part]) => `"${name}":${write(part)}`).join()}}`
}
