import { type ReactNode, useState } from 'react'
import type { PrimeirosPassos } from '~/domain/comeco/primeiros-passos'
import { Button, ButtonLink } from '~/ui/button'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { useToast } from '~/ui/overlays/toast'
import { usePode } from '../pode'
import { useReler } from '../tela/use-reler'
import { cookieOculto } from './oculto'

const YEAR_SECONDS = 365 * 86_400
const DESFAZER_MS = 6_000

interface PrimeirosPassosDoDonoProps {
  comeco: PrimeirosPassos
  empresaId: number
  aoCompartilhar: () => void
}

/** The list of the three steps to the first order. Each one is ticked off when the board is read again. */
export function PrimeirosPassosDoDono({ comeco, empresaId, aoCompartilhar }: PrimeirosPassosDoDonoProps) {
  const pode = usePode()
  const [oculto, setOculto] = useState(false)
  const reler = useReler()
  const { show } = useToast()
  if (oculto) return null

  function guardar(seconds: number) {
    // biome-ignore lint/suspicious/noDocumentCookie: the server renders the board without them
    document.cookie = `${cookieOculto(empresaId)}; Path=/; Max-Age=${seconds}; SameSite=Lax`
  }
  function ocultar() {
    guardar(YEAR_SECONDS)
    setOculto(true)
    show({
      title: 'Primeiros passos ocultados',
      duration: DESFAZER_MS,
      action: {
        label: 'Desfazer',
        onAction() {
          guardar(0)
          setOculto(false)
          reler()
        },
      },
    })
  }
  const lista = montar(comeco, pode('divulgar o cardápio') ? aoCompartilhar : null)
  const feitos = lista.filter(({ feito }) => feito).length
  const atual = lista.findIndex(({ feito }) => !feito)
  return (
    <section
      aria-labelledby="primeiros-passos"
      className="mx-3 mb-3 shrink-0 rounded-lg border border-linha bg-folha p-4 shadow-card"
    >
      <div className="-mt-1.5 flex items-center gap-2">
        <h2 id="primeiros-passos" className="min-w-0 flex-1 font-bold text-md">
          Três passos até o primeiro pedido
        </h2>
        <p role="status" className="shrink-0 text-sm text-tinta-suave tabular-nums">
          <span>{`${feitos} de ${lista.length}`}</span>
          <span className="sr-only"> passos concluídos</span>
        </p>
        <IconButton
          label="Ocultar primeiros passos"
          icon={<Icon name="x" className="size-5" />}
          onClick={ocultar}
          className="-mr-2"
        />
      </div>
      <ol className="mt-1 grid gap-2 md:grid-cols-3 md:gap-3">
        {lista.map((tarefa, i) => (
          <Tarefa key={tarefa.titulo} numero={i + 1} atual={i === atual} {...tarefa} />
        ))}
      </ol>
    </section>
  )
}

interface ConteudoDaTarefa {
  readonly titulo: string
  readonly texto: string
  readonly feito: boolean
  /** `primaria` is true for the step that is to be done next. */
  readonly acoes: (primaria: boolean) => ReactNode
}

function montar(
  { categorias, cardapio, horarios, frete, pedido }: PrimeirosPassos,
  aoCompartilhar: (() => void) | null,
): ConteudoDaTarefa[] {
  return [
    {
      titulo: 'Cadastre categorias e produtos',
      texto: categorias
        ? 'Agora os produtos, com tamanhos e opções se quiser. Pizza com meio a meio: use Nova pizza.'
        : 'Comece pelas categorias, como Pizzas e Bebidas: cada produto fica em uma.',
      feito: cardapio,
      acoes: primaria => (
        <>
          <Atalho para="/home/categorias" primaria={primaria && !categorias}>
            Categorias
          </Atalho>
          <Atalho para="/home/produtos" primaria={primaria && categorias}>
            Produtos
          </Atalho>
        </>
      ),
    },
    {
      titulo: 'Configure horários e frete',
      texto: faltaNoAtendimento(horarios, frete),
      feito: horarios && frete,
      acoes: primaria => (
        <>
          <Atalho para="/home/horarios" primaria={primaria && !horarios}>
            Horários
          </Atalho>
          <Atalho para="/home/configuracoes" primaria={primaria && horarios}>
            Frete
          </Atalho>
        </>
      ),
    },
    {
      titulo:
        pedido === null ? 'Compartilhe o link do cardápio' : 'Compartilhe o link e receba o primeiro pedido',
      texto:
        pedido === null
          ? 'Os pedidos chegam prontos no seu WhatsApp.'
          : 'O pedido aparece aqui, com aviso sonoro.',
      feito: pedido === true,
      acoes: primaria =>
        aoCompartilhar && (
          <Button variant={primaria ? 'primary' : 'secondary'} onClick={aoCompartilhar}>
            Compartilhar
          </Button>
        ),
    },
  ]
}

function faltaNoAtendimento(horarios: boolean, frete: boolean): string {
  if (horarios) {
    return 'Os horários estão prontos. Falta dizer quanto custa entregar: até lá o cardápio diz “Entrega a combinar”.'
  }
  if (frete) return 'O frete está pronto. Falta dizer quando a loja abre.'
  return 'Diga quando a loja abre e quanto custa entregar.'
}

function Atalho({
  para,
  primaria = false,
  children,
}: {
  para: string
  primaria?: boolean
  children: string
}) {
  return (
    <ButtonLink to={para} variant={primaria ? 'primary' : 'secondary'} className="max-md:px-3">
      {children}
    </ButtonLink>
  )
}

interface TarefaProps extends ConteudoDaTarefa {
  numero: number
  atual: boolean
}

/** On phones a step that is done or not yet due takes one line, so that the next one stays in sight. */
function Tarefa({ numero, titulo, texto, feito, atual, acoes }: TarefaProps) {
  return (
    <li
      aria-current={atual ? 'step' : undefined}
      className={classes(
        'flex gap-3 rounded-sm border p-3',
        atual ? 'border-acento bg-acento-suave' : 'border-linha',
      )}
    >
      <span
        className={classes(
          'grid size-7 shrink-0 place-items-center rounded-full font-bold text-sm',
          feito && 'bg-green-fundo text-green-tinta',
          !feito && (atual ? 'bg-acento text-sobre-acento' : 'bg-fundo text-tinta-suave'),
        )}
      >
        {feito ? <Icon name="check" className="size-4" /> : <span>{numero}</span>}
        {feito && <span className="sr-only">Concluído:</span>}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className={classes('pt-0.5 font-semibold', feito && 'text-tinta-suave')}>{titulo}</h3>
        {!feito && (
          <div className={classes(!atual && 'max-md:hidden')}>
            <p className="mt-0.5 text-sm text-tinta-suave">{texto}</p>
            <div className="mt-2.5 flex flex-wrap gap-2">{acoes(atual)}</div>
          </div>
        )}
      </div>
    </li>
  )
}
