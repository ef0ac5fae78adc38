import { type SubmitEvent, useId, useState } from 'react'
import { entregaDeGraca } from '~/domain/pedidos/linhas-do-total'
import { formatReais } from '~/domain/valores/centavos'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { Dialog } from '~/ui/overlays/dialog'
import { Spinner } from '~/ui/spinner'
import { usePode } from '../pode'
import { usePorSalvar } from '../por-salvar'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { Descarte } from '../tela/formulario/descarte'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { CamposDoDesconto } from './campos-do-desconto'
import { CamposDoPagamento } from './campos-do-pagamento'
import { NomeETelefone } from './cliente/nome-e-telefone'
import { CamposDaEntrega } from './entrega/campos-da-entrega'
import { ListaDeItens } from './itens/lista-de-itens'
import { type FormularioDoPedidoProps, tituloDoFormulario } from './titulo-do-formulario'
import { useFormulario } from './use-formulario'

/** The order form, new or edit (balcao-1); mounted while it is open. */
export function FormularioDoPedido({ pedido, empresaId, aoFechar, aoSalvar }: FormularioDoPedidoProps) {
  const id = useId()
  const pode = usePode()
  const [fechando, setFechando] = useState(false)
  const form = useFormulario({
    pedido,
    empresaId,
    aoSalvar(salvo) {
      aoSalvar?.(salvo)
      aoFechar()
    },
  })
  const { aberto, estado } = form
  const { mexido } = aberto
  const pronto = pedido === null || estado.leitura.lido !== null
  usePorSalvar(mexido && pronto)
  /** Asks also while the order is being saved, because it may still be refused. */
  const fechar = () => (mexido && pronto ? setFechando(true) : aoFechar())

  function enviar(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    form.enviar()
  }
  return (
    <Dialog
      open
      size="lg"
      title={tituloDoFormulario(pedido)}
      closeOnBackdrop={false}
      onClose={fechar}
      footer={
        pronto && (
          <>
            <Resumo {...aberto.valores} />
            <div className="flex gap-3 max-sm:w-full">
              <Button variant="secondary" onClick={fechar}>
                Cancelar
              </Button>
              <BotaoSalvar
                gravando={estado.salvando}
                size="md"
                className="max-sm:flex-1"
                form={id}
                rotulo="Salvar Pedido"
              />
            </div>
          </>
        )
      }
    >
      {pronto ? (
        <form id={id} ref={form.corpo} noValidate onSubmit={enviar} className="grid grid-cols-1 gap-6">
          <Avisos form={form} />
          <NomeETelefone aberto={aberto} />
          <ListaDeItens aberto={aberto} />
          <CamposDaEntrega aberto={aberto} />
          {pode('dar desconto') && <CamposDoDesconto aberto={aberto} />}
          <CamposDoPagamento aberto={aberto} />
        </form>
      ) : (
        <Espera leitura={estado.leitura} ler={form.lerDeNovo} />
      )}
      {pedido === null ? (
        <FecharComRascunho
          aberto={fechando}
          aoVoltar={() => setFechando(false)}
          aoGuardar={aoFechar}
          aoDescartar={() => {
            form.descartar()
            aoFechar()
          }}
        />
      ) : (
        <Descarte aberto={fechando} aoVoltar={() => setFechando(false)} aoDescartar={aoFechar} />
      )}
    </Dialog>
  )
}

type Form = ReturnType<typeof useFormulario>

function Resumo(valores: Form['aberto']['valores']) {
  const { semFrete, frete, totalComFrete, abaixoDoMinimo } = valores
  const comFrete = entregaDeGraca(valores) ? 'Total, entrega grátis' : frete > 0 ? 'Total com frete' : 'Total'
  return (
    <>
      <p role="status" className="basis-full text-sm text-yellow-tinta empty:hidden">
        {abaixoDoMinimo}
      </p>
      <p
        aria-live="polite"
        className="flex flex-1 items-baseline gap-2 self-center whitespace-nowrap max-sm:basis-full"
      >
        <span className="text-tinta-suave">{semFrete ? 'Total sem o frete' : comFrete}</span>
        <span className="font-extrabold text-lg tabular-nums max-sm:ml-auto">
          {formatReais(totalComFrete)}
        </span>
      </p>
    </>
  )
}

/** Messages about the whole order, shown above the fields. */
function Avisos({ form: { aberto, estado, descartar, enviarComoOutro, lerDeNovo } }: { form: Form }) {
  const { geral, mexido } = aberto
  const { conflito, leitura, restaurado } = estado
  return (
    <div className="contents">
      {geral && !conflito.desatualizado && conflito.jaSalvo === null && <RecusaGeral recusa={geral} />}
      {conflito.desatualizado && (
        <Banner
          tone="warning"
          title="Pedido Atualizado"
          announce
          action={
            <Button variant="secondary" pending={leitura.lendo} onClick={lerDeNovo}>
              Carregar o pedido atual
            </Button>
          }
        >
          Este pedido foi alterado por outra pessoa enquanto você o editava. O que você digitou continua aqui;
          para salvar, carregue o pedido atual e refaça a mudança nele.
        </Banner>
      )}
      {conflito.jaSalvo !== null && (
        <Banner
          tone="warning"
          title="Pedido já salvo"
          announce
          action={
            <Button variant="secondary" onClick={enviarComoOutro}>
              Salvar como outro pedido
            </Button>
          }
        >
          {`Este formulário já foi salvo como o pedido nº ${conflito.jaSalvo}, com outro conteúdo. Edite aquele pedido no quadro, ou salve este como um pedido a mais.`}
        </Banner>
      )}
      {restaurado && mexido && (
        <Banner
          tone="info"
          title="Rascunho recuperado"
          action={
            <Button variant="secondary" onClick={descartar}>
              Começar do zero
            </Button>
          }
        >
          Este pedido ainda não foi salvo.
        </Banner>
      )}
    </div>
  )
}

interface EsperaProps {
  leitura: Form['estado']['leitura']
  ler: () => void
}

function Espera({ leitura: { falha, lendo }, ler }: EsperaProps) {
  if (falha === null || lendo) {
    return (
      <p role="status" className="pending-show flex items-center justify-center gap-3 py-16">
        <Spinner />
        <span>Carregando pedido...</span>
      </p>
    )
  }
  return (
    <EmptyState
      title={falha === 'sumiu' ? 'Pedido não encontrado' : 'Erro ao carregar pedidos'}
      text={
        falha === 'sumiu'
          ? 'Este pedido não existe mais. Feche e atualize o quadro.'
          : 'Verifique sua conexão e tente novamente.'
      }
      action={
        falha !== 'sumiu' && (
          <Button icon={<Icon name="rotate-cw" className="size-5" />} onClick={ler}>
            Tentar novamente
          </Button>
        )
      }
    />
  )
}

interface FecharProps {
  aberto: boolean
  aoVoltar: () => void
  aoGuardar: () => void
  aoDescartar: () => void
}

/** Somebody at the telephone may need the board for a moment, so the draft can be kept. */
function FecharComRascunho({ aberto, aoVoltar, aoGuardar, aoDescartar }: FecharProps) {
  return (
    <Dialog
      open={aberto}
      title="Fechar sem salvar?"
      description="Este pedido ainda não foi salvo. Guarde o rascunho para continuar depois, ou descarte o que você digitou."
      onClose={aoVoltar}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={aoVoltar}>
            Continuar editando
          </Button>
          <Button variant="secondary" onClick={aoGuardar}>
            Guardar rascunho
          </Button>
          <Button variant="danger" onClick={aoDescartar}>
            Descartar
          </Button>
        </>
      }
    />
  )
}
