import { useEffect, useRef, useState } from 'react'
import { readPosition } from '~/browser/position'
import { escreverPosicao } from '~/domain/enderecos/posicao-digitada'
import type { PosicaoDita } from '~/domain/enderecos/posicao-em-palavras'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { Campos } from '../pode'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import type { Mudancas } from '../tela/formulario/use-mexido'

export interface PosicaoDaLojaProps {
  posicao: PosicaoDita & {
    /** As it is typed; '' when none is stored. */
    readonly guardada: string
    /** The link of a map that shows it; null when none is stored. */
    readonly mapa: string | null
    readonly visto: string
    /** That Meus dados names another city than the CEP; null where it does not. */
    readonly outraCidade: string | null
  }
  mudancas: Mudancas
}

/** A device that is less sure than this would put the shop into another street. */
const PRECISAO_M = 300

/** Where the shop is on the map, in words by which its owner sees whether that is right, and how to put it right. */
export function PosicaoDaLoja({ posicao, mudancas }: PosicaoDaLojaProps) {
  const { guardada, mapa, tom, texto, outraCidade } = posicao
  const formulario = useRef<HTMLFormElement>(null)
  const [digitada, setDigitada] = useState(guardada)
  const [procurando, setProcurando] = useState(false)
  const [falha, setFalha] = useState<string>()
  const gravacao = useGravacao(formulario, {
    rota: '/home/configuracoes/posicao',
    textos: { titulo: 'Erro ao salvar a posição' },
    aoGravar: mudancas.aoGravar,
    visto: posicao.visto,
  })
  const { doFormulario, gravando, geral, erro, esquecer } = gravacao
  useEffect(() => setDigitada(guardada), [guardada])

  function digitar(valor: string) {
    setDigitada(valor)
    setFalha(undefined)
    esquecer('posicao')
    mudancas.aoMexer()
  }

  async function usarEsteAparelho() {
    setProcurando(true)
    setFalha(undefined)
    const daqui = await readPosition()
    setProcurando(false)
    if (!daqui)
      return setFalha(
        'Este aparelho não disse onde está. Permita a localização, ou copie os números do mapa.',
      )
    if (daqui.accuracy > PRECISAO_M) {
      return setFalha('Este aparelho não sabe ao certo onde está. Tente no celular, dentro da loja.')
    }
    digitar(escreverPosicao(daqui))
  }

  return (
    <Card as="section" aria-labelledby="posicao">
      <h2 id="posicao" className="scroll-mt-4 font-bold text-lg">
        Posição da loja
      </h2>
      <p className="mt-1 text-tinta-suave">
        De onde se conta a distância até o cliente. Vem do CEP de Meus dados.
      </p>
      <form {...doFormulario(mudancas.aoEnviar)} noValidate className="mt-5 grid grid-cols-1 gap-5">
        {geral && <RecusaGeral recusa={geral} conflito={gravacao.conflito} />}
        <input type="hidden" name="visto" value={gravacao.visto ?? ''} />
        {outraCidade && <Banner tone="warning">{outraCidade}</Banner>}
        {tom === 'errada' ? <Banner tone="warning">{texto}</Banner> : <p>{texto}</p>}
        {mapa && (
          <a
            href={mapa}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-acento-forte underline underline-offset-4"
          >
            <Icon name="map-pin" className="size-5" />
            <span>Ver no mapa</span>
          </a>
        )}
        <Campos direito="mudar as configurações">
          <Field
            label="Números do mapa"
            hint="No Google Maps, segure o dedo sobre a loja e copie os dois números. Em branco: os do CEP."
            error={falha ?? erro('posicao')}
          >
            <TextInput
              name="posicao"
              autoComplete="off"
              placeholder="-23.5505, -46.6333"
              maxLength={500}
              value={digitada}
              onChange={event => digitar(event.currentTarget.value)}
            />
          </Field>
          <div className="flex flex-wrap justify-between gap-3">
            <Button
              variant="secondary"
              icon={<Icon name="locate-fixed" className="size-5 shrink-0" />}
              pending={procurando}
              onClick={usarEsteAparelho}
            >
              Estou na loja: usar a posição deste aparelho
            </Button>
            <BotaoSalvar gravando={gravando} className="max-sm:w-full" />
          </div>
        </Campos>
      </form>
    </Card>
  )
}
