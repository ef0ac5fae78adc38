/**
 * The cookie that tells a script that this browser has ordered from the shop, and nothing else: which orders, only the
 * server can read (decision 041). No script writes it, because Safari soon forgets what scripts keep.
 */
export function cookieDeQuemPediu(slug: string): string {
  return `pediu-${slug}`
}
