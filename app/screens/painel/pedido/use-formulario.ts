import { useEffect, useMemo, useRef } from 'react'
import { everyMinute, never, useServerClock } from '~/browser/use-server-clock'
import { novaChave } from '~/domain/valores/chave'
import type { PedidoId } from '~/domain/valores/ids'
import { usePerguntas, useReagir } from '~/screens/campos/reacao/use-reagir'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useToast } from '~/ui/overlays/toast'
import { useAcaoDe } from '../tela/use-acao'
import { apagarGuardado, guardar, lerGuardado } from './rascunhos-do-navegador'
import { descrever, type FormularioAberto } from './reacao/descrever'
import { abrirEstado, type Estado } from './reacao/estado'
import { escreverRascunho, lerRascunho } from './reacao/rascunho'
import type { Efeito, Evento, Seguir } from './reacao/reacao'
import { reagir } from './reacao/reagir'
import { useSalvar } from './use-salvar'

const RECUSADO_MS = 5_000

interface Abertura {
  readonly pedido: PedidoId | null
  readonly empresaId: number
  readonly aoSalvar: (id: PedidoId) => void
}

/** Runs the open order form: passes events to `reagir` and performs the effects. */
export function useFormulario({ pedido, empresaId, aoSalvar }: Abertura) {
  const corpo = useRef<HTMLFormElement>(null)
  const { show } = useToast()
  const { estado, acontecer } = useReagir<Estado, Evento, Efeito>({
    abrir() {
      const guardado = pedido === null ? lerRascunho(lerGuardado(empresaId)) : null
      return abrirEstado(pedido, guardado, () => novaChave(crypto))
    },
    reagir,
    fazer,
  })
  const { perguntar, calar } = usePerguntas<Seguir>(useAcaoDe(), receber =>
    acontecer({ tipo: 'soube', receber }),
  )
  const salvar = useSalvar({ pedido, empresaId }, estado.salvando)
  useRecusas(corpo, { respondidas: estado.ditas, avisoMs: RECUSADO_MS })
  useEffect(() => {
    acontecer({ tipo: 'abriu' })
    return calar
  }, [acontecer, calar])

  function fazer(efeito: Efeito): void {
    switch (efeito.tipo) {
      case 'avisar':
        show(efeito.aviso)
        break
      case 'perguntar':
        void perguntar(efeito.qual, efeito.pergunta)
        break
      case 'guardar':
        guardar(empresaId, escreverRascunho(efeito.rascunho))
        break
      case 'esquecer':
        if (pedido === null) apagarGuardado(empresaId)
        break
      case 'salvar':
        void salvar(efeito.pedido, resposta => acontecer({ tipo: 'respondeu', resposta }))
        break
      case 'focar':
        focar(efeito.onde)
        break
      case 'terminar':
        aoSalvar(efeito.id)
    }
  }

  function focar(onde: 'titulo' | 'nome' | 'produto') {
    const [em, seletor] =
      onde === 'titulo'
        ? [corpo.current?.closest('dialog'), '[data-modal-title]']
        : [corpo.current, `[name="${onde}"]`]
    em?.querySelector<HTMLElement>(seletor)?.focus()
  }

  const { produtos, relogio } = estado.ofertas
  const comJanelas = produtos !== null && [...produtos.values()].some(({ janelas }) => janelas)
  const instante = useServerClock(relogio.agora, comJanelas ? everyMinute : never)
  const { fuso } = relogio
  const hora = useMemo(() => ({ agora: new Date(instante), fuso }), [instante, fuso])
  const aberto: FormularioAberto = {
    ...descrever(estado),
    hora,
    acontecer,
    mudar: acao => acontecer({ tipo: 'mudou', acao }),
  }
  return {
    corpo,
    estado,
    aberto,
    enviar: () => acontecer({ tipo: 'enviou' }),
    enviarComoOutro: () => acontecer({ tipo: 'enviou-como-outro', chave: novaChave(crypto) }),
    lerDeNovo: () => acontecer({ tipo: 'leu-de-novo' }),
    descartar: () => acontecer({ tipo: 'descartou', chave: novaChave(crypto) }),
  }
}
