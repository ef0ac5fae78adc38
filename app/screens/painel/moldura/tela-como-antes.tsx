import { useEffect, useEffectEvent, useState } from 'react'
import { type DataStrategyResult, useLocation, useMatches } from 'react-router'
import { readFailure } from '~/browser/attempt'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { useAoMudar } from '../alerta/use-ao-mudar'
import { useFocoQueFica } from '../tela/use-foco-que-fica'
import { useReleitura } from '../tela/use-releitura'
import { useReler } from '../tela/use-reler'
import { telaLida } from './tela-lida'

/**
 * A screen that cannot be read again stays as it is, with what is typed in it, and says that it may be old, until it can
 * be read. Without this the router would replace it by `FalhaDaTela`.
 */
export function TelaComoAntes() {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const [velha, setVelha] = useState(false)

  const conferir = useEffectEvent((request: Request, lidas: Record<string, DataStrategyResult>) => {
    const { pathname: lida, search: consulta } = new URL(request.url)
    if (request.method !== 'GET' || request.signal.aborted || lida !== pathname || consulta !== search) return
    let falhou = false
    for (const { id, loaderData } of matches) {
      if (loaderData === undefined || !semResposta(lidas[id])) continue
      lidas[id] = { type: 'data', result: loaderData }
      falhou = true
    }
    setVelha(falhou)
  })
  useEffect(() => {
    telaLida.conferir = (request, lidas) => conferir(request, lidas)
    return () => {
      telaLida.conferir = null
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has been read
  useEffect(() => setVelha(false), [pathname, search])
  return <div role="status">{velha && <Velha />}</div>
}

/** No answer came, or the server had none: what it refuses is not kept on the screen. */
function semResposta(lida: DataStrategyResult | undefined): boolean {
  if (lida?.type !== 'error') return false
  const { status } = readFailure(lida.result)
  return status === null || status >= 500
}

function Velha() {
  const reler = useReler()
  useAoMudar(useReleitura())
  const [tentando, setTentando] = useState(false)
  const botao = useFocoQueFica()
  return (
    <Banner
      tone="warning"
      className="mx-3 mt-3 shrink-0 sm:mx-4"
      title="Não foi possível atualizar esta tela"
      action={
        <Button
          ref={botao}
          variant="secondary"
          pending={tentando}
          onClick={async () => {
            setTentando(true)
            await reler()
            setTentando(false)
          }}
        >
          Tentar novamente
        </Button>
      }
    >
      Ela mostra o que havia antes.
    </Banner>
  )
}
