import { get } from 'node:http'
import { CANTINA } from '../tests/world/demo'
import { entrar } from './entrar'

/** As many as one session may have. */
const PER_SESSION = 5

/** So many live streams of the Cantina's board, and the numbers that each has heard, as often as it did. */
export async function ouvirQuadros(origin: string, boards: number) {
  const opened: Awaited<ReturnType<typeof ouvir>>[] = []
  let Cookie = ''
  for (let board = 0; board < boards; board++) {
    if (board % PER_SESSION === 0) Cookie = await entrar(origin, CANTINA.email, CANTINA.senha)
    opened.push(await ouvir(origin, Cookie))
  }
  return {
    heard: opened.map(({ heard }) => heard),
    close() {
      for (const { close } of opened) close()
    },
  }
}

function ouvir(origin: string, Cookie: string) {
  const heard: number[] = []
  return new Promise<{ heard: readonly number[]; close(): void }>((resolve, reject) => {
    const headers = { Cookie, Accept: 'text/event-stream' }
    const request = get(`${origin}/home/ao-vivo`, { headers, agent: false })
    request.on('error', reject)
    request.on('response', answer => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('error', () => undefined)
      answer.on('data', (part: string) => {
        text += part
        const whole = text.lastIndexOf('\n\n')
        for (const [, id] of text.slice(0, whole + 1).matchAll(/"id":(\d{8})/g)) heard.push(Number(id))
        text = text.slice(whole + 1)
        resolve({ heard, close: () => request.destroy() })
      })
    })
  })
}
