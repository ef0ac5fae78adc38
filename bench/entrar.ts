import { request } from 'node:http'

/** Signs in as an owner of the demo; answers with the cookie of the session. */
export function entrar(origin: string, identificador: string, senha: string): Promise<string> {
  const body = new URLSearchParams({ identificador, senha }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin }
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}/login`, { method: 'POST', headers }, answer => {
      answer.resume()
      const cookies = (answer.headers['set-cookie'] ?? []).map(cookie => cookie.split(';')[0])
      if (answer.statusCode === 302 && cookies.length > 0) resolve(cookies.join('; '))
      else reject(new Error(`the login answered ${answer.statusCode}`))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
