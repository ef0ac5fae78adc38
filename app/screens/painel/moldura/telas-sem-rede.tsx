import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { pause } from '~/browser/pause'
import { savesData } from '~/browser/saves-data'
import { whenIdle } from '~/browser/when-idle'
import { useAlerta } from '../alerta/alerta'
import { abreAqui } from '../tela/abre-aqui'
import { useTelaFechada } from '../tela/use-tela-fechada'
import { fetchScript, findScriptsDaTela, listScriptsDasTelas, type ScriptsDaTela } from './scripts-das-telas'

const SAIR = '/home/sair'

/** The screens whose scripts are certainly in the browser's cache. */
const guardados = new Set<string>()

/**
 * When the script of a screen cannot be fetched, React Router reloads the page, and without a network
 * the whole panel would be gone. So this fetches all scripts while the page is idle. When a script is still missing,
 * because there was no time or the browser saves data, a link to its screen says that there is no network and changes
 * nothing.
 */
export function TelasSemRede() {
  const { caiu } = useAlerta()
  const dizerTelaFechada = useTelaFechada()
  const navigate = useNavigate()

  const conferir = useEffectEvent(async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if ((navigator.onLine && !caiu) || !link || !abreAqui(event, link)) return
    const tela = findScriptsDaTela(listTelas(), link.pathname)
    if (!tela || estaGuardada(tela)) return
    event.preventDefault()
    if (await guardar(tela.files)) return navigate(link.pathname + link.search)
    dizerTelaFechada()
  })
  // In the capture phase, so that it runs before React Router handles the press.
  useEffect(() => {
    const apertar = (event: MouseEvent) => void conferir(event)
    window.addEventListener('click', apertar, true)
    return () => window.removeEventListener('click', apertar, true)
  }, [])
  useEffect(guardarNoSossego, [])
  return null
}

const listTelas = () => listScriptsDasTelas(routerManifest())

function routerManifest(): unknown {
  return Reflect.get(window, '__reactRouterManifest')
}

const estaGuardada = ({ files }: ScriptsDaTela) => files.every(file => guardados.has(file))

/** False when one of the scripts could not be fetched. */
async function guardar(files: readonly string[]): Promise<boolean> {
  const faltam = new Set(files.filter(file => !guardados.has(file)))
  try {
    await Promise.all(
      [...faltam].map(async file => {
        await fetchScript(file)
        guardados.add(file)
      }),
    )
    return true
  } catch {
    return false
  }
}

/** The pause after a script that could not be fetched. */
const DE_NOVO_MS = 5_000

/**
 * When the page is complete and has nothing else to do, fetches one screen after the other. Goes on after an interruption: the
 * page stays for the whole visit.
 */
function guardarNoSossego(): () => void {
  let fim = false
  const comecar = async () => {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
      guardados.add(new URL(href).pathname)
    }
    await new Promise<void>(whenIdle)
    for (const { files } of listTelas().filter(({ path }) => path === SAIR || !savesData())) {
      while (!fim && !(await guardar(files))) await pause(DE_NOVO_MS)
      if (fim) return
      await new Promise<void>(whenIdle)
    }
  }
  const completa = () => void comecar()
  if (document.readyState === 'complete') completa()
  else window.addEventListener('load', completa)
  return () => {
    fim = true
    window.removeEventListener('load', completa)
  }
}
