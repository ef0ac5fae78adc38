import { useRef, useState } from 'react'
import { ERRO_AO_SALVAR_CONFIGURACOES } from '~/domain/configuracoes/configuracoes'
import {
  CIDADE_MAXIMA,
  limparParaPix,
  NOME_MAXIMO,
  ROTULOS_DO_PIX,
  TIPOS_DE_CHAVE,
  type TipoDeChave,
} from '~/domain/pix/chave-pix'
import { CodigoPix } from '~/screens/campos/codigo-pix'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { Select } from '~/ui/fields/select'
import { TextInput } from '~/ui/fields/text-input'
import { Campos } from '../pode'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import type { Mudancas } from '../tela/formulario/use-mexido'
import type { ChaveDigitada } from './chave-digitada'
import { useChaveRemovida } from './use-chave-removida'

interface PixProps {
  chavePix: ChaveDigitada
  pixVisto: string
  /** Pays one centavo to the saved key; null without one. */
  pixDeTeste: string | null
  tipoPedido: 'sistema' | 'whatsapp'
  mudancas: Mudancas
}

/** How each kind of key is typed. */
const EXEMPLOS: Readonly<Record<TipoDeChave | '', string>> = {
  '': 'Escolha antes o tipo da chave.',
  telefone: 'O celular com DDD, como (11) 91234-5678.',
  cpf: 'Os 11 números do CPF.',
  cnpj: 'O CNPJ da empresa, com ou sem pontos.',
  email: 'O e-mail cadastrado no banco como chave.',
  aleatoria: 'Copie a chave inteira do aplicativo do banco.',
}

/** Where customers pay by Pix (pix-1, pix-2). */
export function Pix({ chavePix, pixVisto, pixDeTeste, tipoPedido, mudancas }: PixProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const [digitado, setDigitado] = useState(chavePix)
  const gravacao = useGravacao(formulario, {
    rota: '/home/configuracoes/pix',
    textos: { titulo: ERRO_AO_SALVAR_CONFIGURACOES },
    aoGravar: mudancas.aoGravar,
    visto: pixVisto,
  })
  const { doFormulario, gravando, geral, conflito, visto, erro, aoDigitar } = gravacao
  const { removendo, remover } = useChaveRemovida({
    visto,
    lembrarVisto: gravacao.lembrarVisto,
    aoMudar(ficou) {
      setDigitado(ficou)
      mudancas.aoDescartar()
    },
  })
  const mudar = (mudou: Partial<ChaveDigitada>) => setDigitado(antes => ({ ...antes, ...mudou }))
  const salva = pixDeTeste !== null
  return (
    <Card as="section" aria-labelledby="pix">
      <h2 id="pix" className="scroll-mt-4 font-bold text-lg">
        Pix
      </h2>
      <p className="mt-1 text-tinta-suave">
        Com a sua chave, quem paga com Pix recebe um código com o valor do pedido, pronto para copiar. O
        dinheiro cai direto na sua conta.
      </p>
      <form
        {...doFormulario(mudancas.aoEnviar)}
        noValidate
        onInput={event => {
          mudancas.aoMexer()
          aoDigitar(event)
        }}
        className="mt-5 grid gap-5"
      >
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        <input type="hidden" name="visto" value={visto ?? ''} />
        <Campos direito="mudar as configurações">
          <Field label={ROTULOS_DO_PIX.tipo} error={erro('tipo')}>
            <Select
              name="tipo"
              value={digitado.tipo}
              onChange={event => mudar({ tipo: event.currentTarget.value as ChaveDigitada['tipo'] })}
            >
              <option value="">Escolha</option>
              {TIPOS_DE_CHAVE.map(([tipo, rotulo]) => (
                <option key={tipo} value={tipo}>
                  {rotulo}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={ROTULOS_DO_PIX.chave}
            hint={
              !erro('chave') &&
              (salva && digitado.chave.trim() !== ''
                ? EXEMPLOS[digitado.tipo]
                : `${EXEMPLOS[digitado.tipo]} Em branco: o pedido sai sem código.`)
            }
            error={erro('chave')}
          >
            <TextInput
              name="chave"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={120}
              value={digitado.chave}
              onChange={event => mudar({ chave: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={ROTULOS_DO_PIX.nome}
            hint={comoFica(digitado.nome, NOME_MAXIMO) ?? 'Como está no banco: pessoa ou empresa.'}
            error={erro('nome')}
          >
            <TextInput
              name="nome"
              autoComplete="off"
              maxLength={120}
              value={digitado.nome}
              onChange={event => mudar({ nome: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={ROTULOS_DO_PIX.cidade}
            hint={comoFica(digitado.cidade, CIDADE_MAXIMA)}
            error={erro('cidade')}
          >
            <TextInput
              name="cidade"
              autoComplete="off"
              maxLength={120}
              value={digitado.cidade}
              onChange={event => mudar({ cidade: event.currentTarget.value })}
            />
          </Field>
          <Checkbox
            name="usarTxid"
            label={ROTULOS_DO_PIX.usarTxid}
            description={
              tipoPedido === 'whatsapp'
                ? 'Seus pedidos saem pelo WhatsApp e não têm número: o código vai sempre sem identificação. O valor e a hora dizem de quem é.'
                : 'O número do pedido vai dentro do código e aparece no extrato de muitos bancos. Desligue se o seu banco recusar.'
            }
            checked={digitado.usarTxid}
            onChange={event => mudar({ usarTxid: event.currentTarget.checked })}
          />
          <QuemRecebe {...digitado} />
          <div className="flex flex-wrap gap-3 sm:justify-end">
            {salva && (
              <Button
                variant="secondary"
                size="lg"
                pending={removendo}
                onClick={() => remover(chavePix)}
                className="whitespace-nowrap max-sm:flex-1"
              >
                Remover chave
              </Button>
            )}
            <BotaoSalvar gravando={gravando} className="max-sm:flex-1" />
          </div>
        </Campos>
      </form>
      {pixDeTeste !== null && (
        <details className="mt-5 border-linha border-t pt-2">
          <summary className="flex min-h-11 items-center font-semibold">
            <span className="underline decoration-linha-forte underline-offset-4">Testar a chave salva</span>
          </summary>
          <p className="mb-3 text-tinta-suave">
            Copie este código de R$&nbsp;0,01, pague no aplicativo de outro banco e veja se o dinheiro cai na
            sua conta.
          </p>
          <CodigoPix codigo={pixDeTeste} rotulo="Copiar código de teste" variant="secondary" />
        </details>
      )}
    </Card>
  )
}

/** Says what will be in the code, where that differs from what is typed. */
function comoFica(texto: string, limite: number): string | undefined {
  const limpo = limparParaPix(texto, limite)
  if (limpo === '' || limpo === texto.trim()) return undefined
  return `No código vai: ${limpo}. Os bancos só aceitam letras sem acento e números, no máximo ${limite}.`
}

/** What a customer's bank will show before the payment. */
function QuemRecebe({ nome, cidade }: ChaveDigitada) {
  const [quem, onde] = [limparParaPix(nome, NOME_MAXIMO), limparParaPix(cidade, CIDADE_MAXIMA)]
  if (quem === '') return null
  return (
    <p className="rounded-sm bg-fundo px-4 py-3">
      <span className="block text-tinta-suave text-xs">No aplicativo do banco, quem paga vê</span>
      <span className="font-semibold">{onde === '' ? quem : `${quem}, ${onde}`}</span>
    </p>
  )
}
