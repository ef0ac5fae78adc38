import { type ComponentType, useEffect, useId, useState } from 'react'
import { lerCodigoPix } from '~/domain/pix/ler-codigo'
import { formatReais } from '~/domain/valores/centavos'
import { CodigoPix } from '~/screens/campos/codigo-pix'

interface PagarComPixProps {
  codigo: string
  /** What follows from paying, in words. */
  texto: string
}

export const PAGUE_AGORA = 'Pague agora; a loja confere e confirma.'

/** How to pay an order by Pix (pix-9): the code to copy first, because most customers hold the phone that pays. */
export function PagarComPix({ codigo, texto }: PagarComPixProps) {
  const titulo = useId()
  const { valor, recebedor } = lerCodigoPix(codigo)
  return (
    <section aria-labelledby={titulo} className="text-left">
      <h2 id={titulo} className="font-bold text-md">
        Pague com Pix
      </h2>
      <p className="mb-3 text-tinta-suave">{texto}</p>
      <div className="flex flex-wrap items-start gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <CodigoPix codigo={codigo} />
          <dl className="mt-3 grid gap-1">
            <Linha rotulo="Valor" dito={formatReais(valor)} />
            <Linha rotulo="Quem recebe" dito={recebedor} />
          </dl>
          <p className="mt-1 text-tinta-suave text-xs">
            Antes de pagar, confira no aplicativo do banco o nome de quem recebe e o valor.
          </p>
        </div>
        <QrNaTelaLarga codigo={codigo} />
      </div>
    </section>
  )
}

function Linha({ rotulo, dito }: { rotulo: string; dito: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-tinta-suave">{rotulo}</dt>
      <dd className="text-right font-semibold">{dito}</dd>
    </div>
  )
}

const LARGA = '(min-width: 48rem)'

/** A phone cannot read a code off its own screen, so only a wide one shows it, and only then its script is fetched. */
function QrNaTelaLarga({ codigo }: { codigo: string }) {
  const [Qr, setQr] = useState<ComponentType<{ codigo: string }> | null>(null)
  useEffect(() => {
    if (!window.matchMedia(LARGA).matches) return
    let mounted = true
    import('./qr-do-pix').then(
      modulo => mounted && setQr(() => modulo.QrDoPix),
      // Without it the code can still be copied.
      () => {},
    )
    return () => {
      mounted = false
    }
  }, [])
  return Qr && <Qr codigo={codigo} />
}
