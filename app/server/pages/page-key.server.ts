/** What campaigns add to a link; no page looks at it. */
const TRACKING =
  /^(utm_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|ttclid|twclid|li_fat_id|igshid|igsh|mc_[ce]id|_gl|srsltid)$/

/** An address without what campaigns have added to it. `target` is a path with its query. */
export function untracked(target: string): string {
  const at = target.indexOf('?')
  if (at < 0) return target
  const rest = target
    .slice(at + 1)
    .split('&')
    .filter(pair => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''))
  return rest.length === 0 ? target.slice(0, at) : `${target.slice(0, at)}?${rest.join('&')}`
}
