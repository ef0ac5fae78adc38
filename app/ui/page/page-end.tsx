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
      {structured !== undefined && <Json type="application/ld+json" json={toJson(structured)} />}
      <Json type="application/json" id={PAGE_DATA} data-scripts={scripts.join(' ')} json={toJson(data)} />
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

function toJson(value: unknown): string {
  // Without '<' it cannot end the script.
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
