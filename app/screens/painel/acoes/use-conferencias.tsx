import { useCallback, useState } from 'react'
import type { PedidoId } from '~/domain/valores/ids'
import { useAlerta } from '../alerta/alerta'
import { carregarEnvioDoPix } from '../quadro/camadas-sob-demanda'
import { SobDemanda } from '../tela/sob-demanda'
import type { Conferencia } from './conferencia'

type EmCurso = ReadonlyMap<PedidoId, Conferencia>

/** 'Recebi o Pix' and its undo (pix-7); an order sends one of them at a time. After a refusal `aoRecusar` is called. */
export function useConferencias(aoRecusar: () => void) {
  const { tirarDosNovos, propria, desfazerPropria } = useAlerta()
  const [emCurso, setEmCurso] = useState<EmCurso>(new Map())
  const conferir = useCallback(
    (conferencia: Conferencia) => {
      const { id } = conferencia
      propria(id)
      tirarDosNovos(id)
      setEmCurso(antes => aceitar(antes, conferencia))
    },
    [propria, tirarDosNovos],
  )
  const receberPix = useCallback(
    (id: PedidoId, valor: number) => conferir({ id, valor, pagamento: null }),
    [conferir],
  )
  const desfazerPix = useCallback(
    (id: PedidoId, pagamento: number) => conferir({ id, valor: null, pagamento }),
    [conferir],
  )

  // Its undo may have replaced it meanwhile.
  const acabar = (conferencia: Conferencia) =>
    setEmCurso(antes => new Map([...antes].filter(([, outra]) => outra !== conferencia)))
  const envios = [...emCurso.values()].map(conferencia => (
    <SobDemanda
      key={`${conferencia.id} ${conferencia.pagamento}`}
      carregar={carregarEnvioDoPix}
      com={{ conferencia, aoDesfazer: desfazerPix, aoRecusar, aoAcabar: () => acabar(conferencia) }}
      aoFalhar={() => {
        desfazerPropria(conferencia.id)
        acabar(conferencia)
      }}
    />
  ))
  return { conferindo: emCurso, receberPix, desfazerPix, enviosDoPix: envios }
}

/** A second press is ignored. An undo is not: its button appears while the board is still being read again. */
function aceitar(emCurso: EmCurso, conferencia: Conferencia): EmCurso {
  const { id, pagamento } = conferencia
  return emCurso.get(id)?.pagamento === pagamento ? emCurso : new Map(emCurso).set(id, conferencia)
}
