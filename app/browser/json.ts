/**
 * Null for a text that is not JSON: one that somebody has tampered with, or another site's page instead of an answer.
 */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
