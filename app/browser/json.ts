/** Null for what is not JSON: a text that somebody tampered with, or another site's page instead of an answer. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
