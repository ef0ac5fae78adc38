import { useRef, useState } from 'react'
import { urlDaCapa } from '~/domain/aparencia/urls'
import {
  type DadosDoBanner,
  ERRO_AO_SALVAR_BANNER,
  lerBanner,
  MAX_TEXTO_DO_BANNER,
  ROTULOS_DO_BANNER,
} from '~/domain/destaques/banner-digitado'
import type { abrirBanner } from '~/domain/destaques/salvar-banner.server'
import { FALHAS_DA_IMAGEM } from '~/domain/imagens/imagem-enviada'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { formatData } from '~/domain/valores/data'
import { Card } from '~/ui/card'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { Select } from '~/ui/fields/select'
import { TextInput } from '~/ui/fields/text-input'
import { CampoDaFigura } from '../configuracoes/campo-da-figura'
import { Periodo } from '../cupons/dias-e-horas'
import { Campos } from '../pode'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { SalvarOuDesfazer } from '../tela/formulario/salvar-ou-desfazer'
import { useGravacao } from '../tela/formulario/use-gravacao'
import { useImagemEscolhida } from '../tela/formulario/use-imagem-escolhida'
import type { Mudancas } from '../tela/formulario/use-mexido'

type Aberto = Awaited<ReturnType<typeof abrirBanner>>

interface BannerDaLojaProps {
  aberto: Aberto
  mudancas: Mudancas
}

/** The form as it is typed. */
function digitar({ dados: { texto, alvo, inicio, fim, ativo }, alvos }: Aberto) {
  const emData = (data: DadosDoBanner['fim']) => (data === null ? '' : formatData(data))
  const haAlvo = alvos.some(({ alvos }) => alvos.some(um => um.alvo === alvo))
  return { texto, alvo: (haAlvo && alvo) || '', inicio: emData(inicio), fim: emData(fim), ativo }
}

/** The shop's one banner, above its menu (destaque-4). */
export function BannerDaLoja({ aberto, mudancas }: BannerDaLojaProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const imagem = useImagemEscolhida(aberto.dados.imagem)
  const [rascunho, setRascunho] = useState(() => digitar(aberto))
  const { doFormulario, gravando, geral, conflito, visto, erro, conferir, aoDigitar } = useGravacao(
    formulario,
    {
      rota: '/home/destaques/banner',
      textos: { titulo: ERRO_AO_SALVAR_BANNER },
      visto: aberto.visto,
      aoGravar(aviso) {
        mudancas.aoGravar(aviso)
        imagem.aoGravar()
      },
    },
  )
  const mudar = (parte: Partial<typeof rascunho>) => setRascunho(antes => ({ ...antes, ...parte }))
  const previa = imagem.previa ?? (imagem.guardada && urlDaCapa(imagem.guardada, 800))

  function desfazer() {
    setRascunho(digitar(aberto))
    imagem.desfazer()
    mudancas.aoDescartar()
  }
  return (
    <Card as="section" aria-labelledby="banner">
      <h2 id="banner" className="font-bold text-lg">
        Banner
      </h2>
      <p className="mt-1 text-tinta-suave">
        Uma faixa acima do cardápio, de texto ou de imagem. O link sai enquanto o que ele abre não se pode
        pedir.
      </p>
      <form
        {...doFormulario(event => {
          const lido = lerBanner(aninhar(new FormData(event.currentTarget)))
          if (!conferir(event, 'recusas' in lido ? lido.recusas : [])) return
          mudancas.aoEnviar()
          imagem.aoEnviar()
        })}
        noValidate
        className="mt-5 grid grid-cols-1 gap-5"
        onInput={event => {
          mudancas.aoMexer()
          aoDigitar(event)
        }}
      >
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        <input type="hidden" name="visto" value={visto ?? ''} />
        <Campos direito="editar o cardápio">
          <Field
            label={ROTULOS_DO_BANNER.texto}
            required
            hint="Com uma imagem, diga aqui o que está nela: é lido para quem não a vê."
            error={erro('texto')}
          >
            <TextInput
              name="texto"
              autoComplete="off"
              placeholder="Ex.: Terça em dobro: peça uma pizza, leve duas"
              maxLength={MAX_TEXTO_DO_BANNER}
              value={rascunho.texto}
              onChange={({ currentTarget: { value } }) => mudar({ texto: value })}
            />
          </Field>
          {previa && (
            <img
              src={previa}
              alt="Prévia do banner"
              width={1200}
              height={400}
              className="aspect-3/1 w-full rounded-lg bg-fundo object-cover"
              onError={() => imagem.previa && imagem.recusar(FALHAS_DA_IMAGEM.broken)}
            />
          )}
          <CampoDaFigura
            rotulo={ROTULOS_DO_BANNER.imagem}
            figura="a imagem"
            nome="imagem"
            remover="removerImagem"
            dica="Três vezes mais larga que alta, 1600x533."
            imagem={imagem}
            erro={erro('imagem')}
          />
          <Field label={ROTULOS_DO_BANNER.alvo} optional error={erro('alvo')}>
            <Select
              name="alvo"
              value={rascunho.alvo}
              onChange={({ currentTarget: { value } }) => mudar({ alvo: value })}
            >
              <option value="">Nada</option>
              {aberto.alvos.map(
                ({ grupo, alvos }) =>
                  alvos.length > 0 && (
                    <optgroup key={grupo} label={grupo}>
                      {alvos.map(({ alvo, nome }) => (
                        <option key={alvo} value={alvo}>
                          {nome}
                        </option>
                      ))}
                    </optgroup>
                  ),
              )}
            </Select>
          </Field>
          <Periodo rascunho={rascunho} aoMudar={mudar} erro={erro} />
          <Checkbox
            name="ativo"
            label={ROTULOS_DO_BANNER.ativo}
            description="Desmarque para ele sair sem se perder."
            checked={rascunho.ativo}
            onChange={({ currentTarget: { checked } }) => mudar({ ativo: checked })}
          />
          <SalvarOuDesfazer gravando={gravando} mexido={mudancas.mexido} aoDesfazer={desfazer} />
        </Campos>
      </form>
    </Card>
  )
}
