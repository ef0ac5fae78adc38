import { Fragment } from 'react'
import type { AnuncioDoTempo } from '~/domain/horarios/promessa'
import { Banner } from '~/ui/banner'
import { Icon } from '~/ui/icon'
import { useLoja } from '../loja-contexto'
import { useSituacao } from '../situacao'

interface AvisosDaLojaProps {
  condicoes: readonly string[]
  tempo: AnuncioDoTempo | null
}

/** Says why the customer cannot order (closed, paused, suspended, no script), and what an order has to be. */
export function AvisosDaLoja({ condicoes, tempo }: AvisosDaLojaProps) {
  const { regras, telefone, telefoneEscrito } = useLoja()
  const { aberta, mensagem, pausa, correria } = useSituacao()
  const partes = [
    // Only the header of a wide screen has room for it.
    ...(tempo
      ? [{ texto: `Entrega em ${correria ? tempo.correria : tempo.normal}`, noCabecalho: true }]
      : []),
    ...condicoes.flatMap(dita => dita.split(' · ')).map(texto => ({ texto, noCabecalho: false })),
  ]
  return (
    <>
      <noscript>
        <Banner tone="info" title="Ative o JavaScript para pedir por aqui" className="mb-3">
          {telefone && (
            <p>
              <span>Ou peça por telefone:</span>{' '}
              <a href={`tel:+55${telefone}`} className="whitespace-nowrap font-semibold underline">
                {telefoneEscrito}
              </a>
            </p>
          )}
        </Banner>
      </noscript>
      {/* Always in the page, and shown where the server has marked it as one that it could not compare. */}
      <div className="mb-3 hidden in-data-memoria:block">
        <Banner tone="warning">
          Estamos com uma instabilidade: este cardápio pode estar desatualizado. Os pedidos já voltam!
        </Banner>
      </div>
      {regras.suspensa ? (
        <Banner tone="warning" className="mb-3">
          {regras.suspensa.texto}
        </Banner>
      ) : (
        !aberta && (
          <Banner tone="danger" icon={<Icon name="clock" />} title="Estabelecimento Fechado" className="mb-3">
            {mensagem}
          </Banner>
        )
      )}
      {!regras.suspensa && pausa && (
        <Banner tone="warning" icon={<Icon name="clock" />} announce className="mb-3">
          {pausa.mensagem}
        </Banner>
      )}
      {aberta && !mensagem.startsWith('Aberto') && (
        <p className="mb-2 text-tinta-suave text-xs">{mensagem}</p>
      )}
      {!regras.suspensa && (
        <p className="text-tinta-suave text-xs tabular-nums not-empty:mb-2">
          {partes.map(({ texto, noCabecalho }, n) => (
            <Fragment key={texto}>
              {/* No line ends between 'R$' and its amount. */}
              <span className={noCabecalho ? 'inline-block xl:hidden' : 'inline-block'}>
                {`${texto}${n < partes.length - 1 ? ' ·' : ''}`}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}
