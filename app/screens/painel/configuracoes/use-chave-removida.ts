import { useState } from 'react'
import { ERRO_AO_SALVAR_CONFIGURACOES as titulo } from '~/domain/configuracoes/configuracoes'
import type { Visto } from '~/domain/respostas/conflito'
import { ehNegado } from '~/domain/respostas/resultado'
import { useToast } from '~/ui/overlays/toast'
import { formularioDe, usePostar } from '../tela/postar'
import type { Gravado } from '../tela/resposta'
import type { ChaveDigitada } from './chave-digitada'

const DESFAZER_MS = 8_000
const VOLTOU_MS = 3_000
const RECUSADO_MS = 5_000

const SEM_CHAVE: ChaveDigitada = { tipo: '', chave: '', nome: '', cidade: '', usarTxid: true }

interface Remocao {
  /** The digest that the next save sends. */
  readonly visto: Visto
  readonly lembrarVisto: (visto: Visto) => void
  /** Called with what the form is to be filled with now. */
  readonly aoMudar: (ficou: ChaveDigitada) => void
}

/** 'Remover chave', with its undo in the toast. */
export function useChaveRemovida({ visto, lembrarVisto, aoMudar }: Remocao) {
  const { show } = useToast()
  const postar = usePostar()
  const [removendo, setRemovendo] = useState(false)

  async function enviar(antes: ChaveDigitada, depois: ChaveDigitada, com: Visto) {
    const { usarTxid, ...campos } = depois
    const corpo = formularioDe(
      Object.entries({ ...campos, ...(usarTxid && { usarTxid: 'on' }), visto: com ?? '' }),
    )
    setRemovendo(true)
    const resposta = await postar<Gravado>('/home/configuracoes/pix', corpo, { titulo })
    setRemovendo(false)
    if (ehNegado(resposta)) {
      const [recusa] = resposta.recusas
      if (resposta.conflito) lembrarVisto(resposta.conflito.visto)
      show({
        title: recusa?.titulo ?? '',
        text: recusa?.texto,
        variant: 'destructive',
        duration: RECUSADO_MS,
      })
      return
    }
    const agora = resposta.visto ?? null
    lembrarVisto(agora)
    aoMudar(depois)
    if (depois !== SEM_CHAVE) {
      show({ title: 'A chave Pix voltou', variant: 'success', duration: VOLTOU_MS })
      return
    }
    show({
      title: 'Chave Pix removida',
      text: 'Os próximos pedidos saem sem código.',
      duration: DESFAZER_MS,
      action: { label: 'Desfazer', onAction: () => enviar(SEM_CHAVE, antes, agora) },
    })
  }
  return { removendo, remover: (salva: ChaveDigitada) => enviar(salva, SEM_CHAVE, visto) }
}
