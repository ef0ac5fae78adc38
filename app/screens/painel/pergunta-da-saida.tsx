import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Icon } from '~/ui/icon'
import { useRumo } from './rumo'

/** What is asked about 'Sair': whether to discard an order that was begun, or to try again after no answer came. */
export type Pergunta = 'descartar' | 'sem-resposta'

export interface PerguntaDaSaidaProps {
  pergunta: Pergunta
  /** Null closes it. */
  aoPerguntar: (pergunta: Pergunta | null) => void
}

export function PerguntaDaSaida({ pergunta, aoPerguntar }: PerguntaDaSaidaProps) {
  const { sair, saindo } = useRumo()
  const fechar = () => aoPerguntar(null)
  async function tentar() {
    if (await sair()) fechar()
  }
  if (pergunta === 'sem-resposta') {
    return (
      <Dialog
        open
        title="Não foi possível sair"
        description="Você continua conectado neste aparelho. Verifique sua conexão e tente novamente."
        onClose={fechar}
        footer={
          <>
            <Button variant="secondary" onClick={fechar}>
              Continuar no painel
            </Button>
            <Button pending={saindo} icon={<Icon name="log-out" className="size-5" />} onClick={tentar}>
              Tentar novamente
            </Button>
          </>
        }
      />
    )
  }
  return (
    <Dialog
      open
      title="Sair e descartar o pedido?"
      description="Há um pedido começado que ainda não foi salvo. Ao sair, ele é apagado deste navegador, também nas outras abas."
      onClose={fechar}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={fechar}>
            Continuar no painel
          </Button>
          <Button
            variant="danger"
            onClick={async () => {
              fechar()
              if (!(await sair())) aoPerguntar('sem-resposta')
            }}
          >
            Descartar e sair
          </Button>
        </>
      }
    />
  )
}
