import { useState } from 'react'
import { descreverJanelas } from '~/domain/cardapio/disponibilidade/dizer-janelas'
import {
  camposDaJanela,
  digitarJanelas,
  JANELA_VAZIA,
  type JanelaDigitada,
  janelasDoFormulario,
  lerJanelas,
  MAX_JANELAS,
  previaDasJanelas,
} from '~/domain/cardapio/disponibilidade/janelas-digitadas'
import { DIA_ABREVIADO } from '~/domain/horarios/dia-abreviado'
import { DIAS_DO_PAINEL, ROTULO_DO_DIA } from '~/domain/horarios/horario'
import type { Janelas } from '~/domain/horarios/janela'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { FieldError } from '~/ui/fields/field'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { CampoDaHora } from '../horarios/campo-da-hora'
import { FormularioEmDialogo } from '../tela/formulario/formulario-em-dialogo'
import type { AcaoDaLinha } from '../tela/lista/acoes-da-linha'

export interface JanelasGuardadas {
  readonly janelas: Janelas
  /** The digest of what the editor is filled with. */
  readonly visto: string
}

interface HorariosDeVendaProps {
  tipo: 'produto' | 'categoria'
  id: number
  nome: string
  guardadas: JanelasGuardadas
}

/** When it is sold; nothing where that is always. */
export function HorarioDeVendaDito({ guardadas }: Pick<HorariosDeVendaProps, 'guardadas'>) {
  const dito = descreverJanelas(guardadas.janelas)
  return dito && <p className="min-w-0 break-words">{dito}</p>
}

/** The action that opens the editor; its button's name says when it is sold. */
export function horariosDeVenda({ tipo, id, nome, guardadas }: HorariosDeVendaProps): AcaoDaLinha {
  const quando =
    descreverJanelas(guardadas.janelas) ??
    (tipo === 'categoria' ? 'Vendida a qualquer hora' : 'Vendido a qualquer hora')
  return {
    nome: 'Horários de venda',
    rotulo: `Horários de venda de ${nome}: ${quando}`,
    icone: <Icon name="clock" />,
    direito: 'editar o cardápio',
    abre: aoFechar => (
      <FormularioEmDialogo
        titulo={`Horários de venda: ${nome}`}
        descricao="Sem horas, vale o dia inteiro. Fora destes horários os clientes veem o item, e quando ele volta, mas não podem pedir."
        acao={`/home/janelas/${tipo}/${id}`}
        visto={guardadas.visto}
        ler={dados => lerJanelas(janelasDoFormulario(dados))}
        aoFechar={aoFechar}
      >
        {erro => <Editor janelas={guardadas.janelas} erro={erro} />}
      </FormularioEmDialogo>
    ),
  }
}

interface EditorProps {
  janelas: Janelas
  erro: (campo: string) => string | undefined
}

function Editor({ janelas, erro }: EditorProps) {
  const [linhas, setLinhas] = useState<readonly JanelaDigitada[]>(() => {
    const guardadas = digitarJanelas(janelas)
    return guardadas.length > 0 ? guardadas : [JANELA_VAZIA]
  })
  const trocar = (n: number, nova: JanelaDigitada) =>
    setLinhas(antes => antes.map((linha, qual) => (qual === n ? nova : linha)))
  const previa = previaDasJanelas(linhas)
  return (
    <>
      {linhas.map((linha, n) => (
        <Linha
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the form
          key={n}
          n={n}
          linha={linha}
          erro={erro}
          aoMudar={nova => trocar(n, nova)}
          aoRemover={
            linhas.length > 1 ? () => setLinhas(antes => antes.filter((_, qual) => qual !== n)) : undefined
          }
        />
      ))}
      {linhas.length < MAX_JANELAS && (
        <Button
          variant="quiet"
          icon={<Icon name="plus" className="size-5" />}
          onClick={() => setLinhas(antes => [...antes, JANELA_VAZIA])}
          className="justify-self-start"
        >
          Adicionar horário
        </Button>
      )}
      <p role="status" className="rounded-sm bg-fundo p-3 text-sm">
        <span className="text-tinta-suave">O cliente lê: </span>
        <span>{previa || 'complete as horas acima'}</span>
      </p>
    </>
  )
}

interface LinhaProps {
  n: number
  linha: JanelaDigitada
  erro: (campo: string) => string | undefined
  aoMudar: (linha: JanelaDigitada) => void
  aoRemover: (() => void) | undefined
}

function Linha({ n, linha, erro, aoMudar, aoRemover }: LinhaProps) {
  const campos = camposDaJanela(n)
  const recusa = erro(campos.abertura)
  const marcar = (dia: (typeof DIAS_DO_PAINEL)[number], sim: boolean) =>
    aoMudar({
      ...linha,
      dias: DIAS_DO_PAINEL.filter(outro => (outro === dia ? sim : linha.dias.includes(outro))),
    })
  return (
    <fieldset className="rounded-lg border border-linha p-3">
      <legend className="px-1 font-semibold text-sm">{`Horário ${n + 1}`}</legend>
      <div className="grid grid-cols-3 gap-x-2 sm:grid-cols-4">
        {DIAS_DO_PAINEL.map(dia => (
          <Checkbox
            key={dia}
            name={campos.dias}
            value={dia}
            label={<span className="whitespace-nowrap">{DIA_ABREVIADO[dia]}</span>}
            aria-label={ROTULO_DO_DIA[dia]}
            checked={linha.dias.includes(dia)}
            onChange={event => marcar(dia, event.currentTarget.checked)}
          />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-[1fr_1fr_auto] gap-x-2 sm:gap-x-3">
        <CampoDaHora
          label="Das"
          name={campos.abertura}
          value={linha.abertura}
          aoMudar={abertura => aoMudar({ ...linha, abertura })}
        />
        <CampoDaHora
          label="Até"
          name={campos.fechamento}
          value={linha.fechamento}
          aoMudar={fechamento => aoMudar({ ...linha, fechamento })}
        />
        {aoRemover && (
          <IconButton
            label={`Remover horário ${n + 1}`}
            icon={<Icon name="trash-2" className="size-5" />}
            className="col-start-3 row-start-2 self-center"
            onClick={aoRemover}
          />
        )}
      </div>
      {recusa && (
        <div data-recusa tabIndex={-1} role="alert">
          <FieldError>{recusa}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
