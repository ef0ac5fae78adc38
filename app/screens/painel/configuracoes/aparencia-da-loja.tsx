import { useRef, useState } from 'react'
import {
  type Aparencia,
  ERRO_AO_SALVAR_APARENCIA,
  lerCorDigitada,
  ROTULOS_DA_APARENCIA,
} from '~/domain/aparencia/aparencia'
import { COR_DA_COMANDA } from '~/domain/aparencia/cor'
import { ehRecusa } from '~/domain/respostas/recusa'
import { Card } from '~/ui/card'
import { Campos } from '../pode'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { SalvarOuDesfazer } from '../tela/formulario/salvar-ou-desfazer'
import { useGravacao } from '../tela/formulario/use-gravacao'
import { useImagemEscolhida } from '../tela/formulario/use-imagem-escolhida'
import type { Mudancas } from '../tela/formulario/use-mexido'
import { CampoDaCor } from './campo-da-cor'
import { CampoDaFigura } from './campo-da-figura'
import { PreviaDaLoja } from './previa-da-loja'

interface AparenciaDaLojaProps {
  nome: string
  aparencia: Aparencia
  visto: string
  mudancas: Mudancas
}

/** The shop's own face: colour, logo and cover, with what the customer will see (aparencia-1, aparencia-4). */
export function AparenciaDaLoja({ nome, aparencia, visto: vistoAoAbrir, mudancas }: AparenciaDaLojaProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const logo = useImagemEscolhida(aparencia.logo)
  const capa = useImagemEscolhida(aparencia.capa)
  const { texto, cor, mudarCor } = useCor(aparencia.cor)
  const { doFormulario, gravando, geral, conflito, visto, erro, conferir, aoDigitar } = useGravacao(
    formulario,
    {
      rota: '/home/configuracoes/aparencia',
      textos: { titulo: ERRO_AO_SALVAR_APARENCIA },
      visto: vistoAoAbrir,
      aoGravar(aviso) {
        mudancas.aoGravar(aviso)
        logo.aoGravar()
        capa.aoGravar()
      },
    },
  )

  function mudar(novo: string) {
    mudarCor(novo)
    mudancas.aoMexer()
  }
  function desfazer() {
    mudarCor(aparencia.cor ?? '')
    logo.desfazer()
    capa.desfazer()
    mudancas.aoDescartar()
  }
  return (
    <Card as="section" aria-labelledby="aparencia">
      <h2 id="aparencia" className="scroll-mt-4 font-bold text-lg">
        Aparência
      </h2>
      <p className="mt-1 text-tinta-suave">
        A cor e as imagens da sua loja no cardápio, no acompanhamento do pedido e no recibo.
      </p>
      <form
        {...doFormulario(event => {
          const lida = lerCorDigitada(texto)
          if (!conferir(event, ehRecusa(lida) ? [lida] : [])) return
          mudancas.aoEnviar()
          logo.aoEnviar()
          capa.aoEnviar()
        })}
        noValidate
        className="mt-5 grid gap-6"
        onInput={event => {
          mudancas.aoMexer()
          aoDigitar(event)
        }}
      >
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        <input type="hidden" name="visto" value={visto ?? ''} />
        <Campos direito="mudar as configurações">
          <PreviaDaLoja nome={nome} cor={cor} logo={logo} capa={capa} />
          <CampoDaCor texto={texto} cor={cor} aoMudar={mudar} erro={erro('cor')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <CampoDaFigura
              rotulo={ROTULOS_DA_APARENCIA.logo}
              figura="o logo"
              nome="logo"
              remover="removerLogo"
              dica="Quadrado, de 512x512 ou mais."
              imagem={logo}
              erro={erro('logo')}
            />
            <CampoDaFigura
              rotulo={ROTULOS_DA_APARENCIA.capa}
              figura="a capa"
              nome="capa"
              remover="removerCapa"
              dica="Três vezes mais larga que alta, 1600x533. No computador aparece só a faixa do meio."
              imagem={capa}
              erro={erro('capa')}
            />
          </div>
          <SalvarOuDesfazer gravando={gravando} mexido={mudancas.mexido} aoDesfazer={desfazer} />
        </Campos>
      </form>
    </Card>
  )
}

/** The text of the field, and the last colour that it meant: half a code leaves the preview as it is. */
function useCor(guardada: Aparencia['cor']) {
  const [texto, setTexto] = useState<string>(guardada ?? '')
  const [cor, setCor] = useState(guardada ?? COR_DA_COMANDA)
  return {
    texto,
    cor,
    mudarCor(novo: string) {
      setTexto(novo)
      const lida = lerCorDigitada(novo)
      if (!ehRecusa(lida)) setCor(lida.cor ?? COR_DA_COMANDA)
    },
  }
}
