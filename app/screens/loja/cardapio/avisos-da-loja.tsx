import { Clock } from 'lucide-react'
import { Banner } from '~/ui/banner'
import { useLoja } from '../loja-contexto'
import { useSituacao } from '../situacao'

/** Says why the customer cannot order: the shop is closed or suspended, or no script runs. */
export function AvisosDaLoja() {
  const { regras, telefone, telefoneEscrito } = useLoja()
  const { aberta, mensagem } = useSituacao()
  return (
    <>
      <noscript>
        <Banner tone="info" title="Ative o JavaScript para pedir por aqui" className="mb-3">
          {telefone && (
            <p>
              Ou peça por telefone:{' '}
              <a href={`tel:+55${telefone}`} className="whitespace-nowrap font-semibold underline">
                {telefoneEscrito}
              </a>
            </p>
          )}
        </Banner>
      </noscript>
      {regras.suspensa ? (
        <Banner tone="warning" className="mb-3">
          {regras.suspensa.texto}
        </Banner>
      ) : (
        !aberta && (
          <Banner tone="danger" icon={<Clock />} title="Estabelecimento Fechado" className="mb-3">
            {mensagem}
          </Banner>
        )
      )}
      {aberta && !mensagem.startsWith('Aberto') && (
        <p className="mb-2 text-tinta-suave text-xs">{mensagem}</p>
      )}
    </>
  )
}
