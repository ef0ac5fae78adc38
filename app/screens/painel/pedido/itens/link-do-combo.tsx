import { type KeyboardEvent, useState } from 'react'
import { lerVeioDe } from '~/domain/pedidos/veio-de'
import { Button, ButtonLink } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { Copiavel } from '../../compartilhar/copiavel'
import { linkDasLinhas } from '../linhas/link-das-linhas'
import type { FormularioAberto } from '../reacao/descrever'

/** The link that fills a customer's cart with these items (divulgacao-5); it takes no part in the order. */
export function LinkDoCombo({ aberto }: { aberto: FormularioAberto }) {
  const { formulario, ofertas, ofertaLida } = aberto
  const [mostrado, setMostrado] = useState(false)
  const [nome, setNome] = useState('')
  const itens = linkDasLinhas(formulario.linhas, ofertaLida)
  if (!ofertas.links || itens === null) return null
  const { cardapio, conversa } = ofertas.links
  const ref = lerVeioDe(new URLSearchParams({ ref: nome }))
  const link = `${cardapio}?c=${itens}${ref === null ? '' : `&ref=${encodeURIComponent(ref)}`}`
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Button
        variant="quiet"
        className="-ml-3 px-3"
        icon={<Icon name="link-2" className="size-5" />}
        aria-expanded={mostrado}
        onClick={() => setMostrado(!mostrado)}
      >
        Link deste combo
      </Button>
      {mostrado && (
        <div className="grid w-full grid-cols-1 gap-3 rounded-sm border border-linha bg-folha p-3">
          <p className="text-sm text-tinta-suave">
            Quem abre o link vê estes itens no carrinho, com os preços do dia, e confere antes de pedir.
          </p>
          <Field
            label="Nome do link (opcional)"
            hint="Diz em Divulgação quantos pedidos vieram por ele."
            error={ref === null && nome.trim() !== '' ? NOME_INVALIDO : undefined}
          >
            <TextInput
              value={nome}
              maxLength={40}
              autoComplete="off"
              placeholder="panfleto, instagram..."
              onChange={({ currentTarget }) => setNome(currentTarget.value)}
              onKeyDown={naoSalvar}
            />
          </Field>
          <Copiavel rotulo="Link deste combo" link={link} />
          <ButtonLink
            variant="secondary"
            to={conversa + encodeURIComponent(link)}
            target="_blank"
            rel="noopener"
            icon={<Icon name="message-circle" className="size-5" />}
          >
            Enviar pelo WhatsApp
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

const NOME_INVALIDO =
  'Use letras, números, espaço, ponto, hífen ou _, sem número de telefone. O link vai sem nome.'

/** Enter saves the order nowhere but at its button. */
function naoSalvar(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
