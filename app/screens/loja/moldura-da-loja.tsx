import type { ReactNode } from 'react'
import type { LojaLida } from './ler-loja.server'
import { LojaProvider } from './loja-contexto'
import { Rodape } from './rodape'
import { SituacaoProvider } from './situacao'

/** The frame of every page of a shop. */
export function MolduraDaLoja({ lida, children }: { lida: LojaLida; children: ReactNode }) {
  const { loja, relogio, rodape } = lida
  return (
    <LojaProvider loja={loja}>
      <SituacaoProvider relogio={relogio}>
        <div className="group flex min-h-dvh flex-col">
          <div className="flex-1">{children}</div>
          <Rodape {...rodape} />
        </div>
      </SituacaoProvider>
    </LojaProvider>
  )
}
