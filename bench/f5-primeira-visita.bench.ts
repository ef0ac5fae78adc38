import { CANTINA } from '../tests/world/demo'
import { pesarCardapio, pesarIcones, pesarTelas } from '../tests/world/peso'
import { medirPrimeiraVisita } from '../tests/world/primeira-visita'
import { openBancada } from './bancada'
import { encherCardapio } from './cardapio-cheio'
import { entrar } from './entrar'
import { send } from './medir'
import { amountResult, type Result } from './result'

const PRODUCTS = 100

/** F5: the bytes of a first visit, after gzip: everything that is fetched before the first touch. */
export default async function primeiraVisita(): Promise<Result[]> {
  const bancada = await openBancada()
  try {
    await encherCardapio(bancada.databaseUrl, PRODUCTS)
    const ler = async (path: string) => (await send(bancada.origin + path)).body
    const menu = await medirPrimeiraVisita(ler, '/cantina-da-nona')
    const landing = await medirPrimeiraVisita(ler, '/')
    const planos = await medirPrimeiraVisita(ler, '/planos')
    const login = await medirPrimeiraVisita(ler, '/login')
    const Cookie = await entrar(bancada.origin, CANTINA.email, CANTINA.senha)
    const comoDona = async (path: string) => (await send(bancada.origin + path, { headers: { Cookie } })).body
    const quadro = await medirPrimeiraVisita(comoDona, '/home')
    const line = (what: string, bytes: number, atMost?: number): Result => {
      const goal = atMost === undefined ? undefined : { atMost }
      return amountResult({ id: 'F5', what, unit: 'kB', goal, n: '1', digits: 1 }, bytes / 1_000)
    }
    return [
      line('menu, script', menu.script, 100),
      line('menu, warmed when idle', pesarCardapio().aquecido, 60),
      line('menu, style', menu.estilo, 13),
      line('icons of all pages', pesarIcones(), 6),
      line(`menu, page of ${PRODUCTS} products`, menu.pagina, 25),
      line('landing, script', landing.script, 0),
      line('plans, script', planos.script, 0),
      line('login, script', login.script, 150),
      line('board, script', quadro.script, 165),
      line('board, style', quadro.estilo),
      line(
        'largest other screen of the panel, script besides the board',
        Math.max(...Object.values(pesarTelas())),
        40,
      ),
    ]
  } finally {
    await bancada.stop()
  }
}
