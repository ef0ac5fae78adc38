/** Whether this browser has a cookie of that name that scripts may see. A browser that forbids cookies has none. */
export function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some(pair => pair.startsWith(`${name}=`))
}
