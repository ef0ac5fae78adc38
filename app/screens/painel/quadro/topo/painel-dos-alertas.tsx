import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { Icon } from '~/ui/icon'
import { useToast } from '~/ui/overlays/toast'
import type { Ajustes } from '../../alerta/ajustes'
import { notificar, type Permissao } from '../../alerta/notificacao'
import { NOVO_PEDIDO, NOVO_PEDIDO_MS } from '../../alerta/novidades'
import { usePermissao } from '../../alerta/use-permissao'

/** What `AlertasEImpressao` opens. */
export function PainelDosAlertas({ som, impressao }: Ajustes) {
  const volume = useId()
  const { show } = useToast()
  const navigate = useNavigate()
  function testar() {
    const texto = 'Teste: é assim que um pedido novo aparece.'
    const mudo = som.ligado ? '' : ' O som está desligado.'
    show({ title: NOVO_PEDIDO, text: texto + mudo, duration: NOVO_PEDIDO_MS })
    if (som.ligado) som.testar()
    notificar({ titulo: NOVO_PEDIDO, texto, tag: 'comanda teste', aoClicar: () => navigate('/home') })
  }
  return (
    <div className="grid gap-3">
      <h2 className="font-bold text-md">Alertas e impressão</h2>
      <p className="text-tinta-suave text-xs">Valem para este navegador.</p>
      <Button variant="secondary" wide icon={<Icon name="bell-ring" className="size-5" />} onClick={testar}>
        Testar alerta
      </Button>

      <div className="border-linha border-t pt-2">
        <Checkbox
          label="Som ligado"
          description="Toca a cada 10 segundos até alguém tocar na tela."
          checked={som.ligado}
          onChange={({ currentTarget }) => som.ligar(currentTarget.checked)}
        />
        <div className="flex min-h-11 items-center gap-3 pl-9">
          <Icon name="volume-2" className="size-5 shrink-0 text-tinta-suave" />
          <label htmlFor={volume} className="sr-only">
            Volume
          </label>
          <input
            id={volume}
            type="range"
            min={0.1}
            max={1}
            step={0.1}
            value={som.volume}
            disabled={!som.ligado}
            aria-valuetext={`${Math.round(som.volume * 100)}%`}
            onChange={({ currentTarget }) => som.ajustar(Number(currentTarget.value))}
            className="h-11 min-w-0 flex-1 accent-acento disabled:opacity-45"
          />
        </div>
      </div>

      <div className="border-linha border-t pt-3">
        <Notificacoes />
      </div>

      <div className="border-linha border-t pt-2">
        <Checkbox
          label="Impressão automática"
          description="Imprime cada pedido novo uma vez, assim que chega. Para sair sem perguntar, abra o Chrome com --kiosk-printing."
          checked={impressao.ligada}
          onChange={({ currentTarget }) => impressao.ligar(currentTarget.checked)}
        />
      </div>
    </div>
  )
}

const SITUACOES: Readonly<Record<Exclude<Permissao, 'default'>, string>> = {
  granted: 'Notificações ativadas: um pedido novo aparece mesmo com outra janela na frente.',
  denied: 'Notificações bloqueadas. Libere-as no cadeado ao lado do endereço desta página.',
  ausente: 'Este navegador não mostra notificações nesta página.',
}

function Notificacoes() {
  const { permissao, pedir } = usePermissao()
  const [pedindo, setPedindo] = useState(false)
  if (permissao !== 'default') return <p className="text-sm">{SITUACOES[permissao]}</p>
  async function ativar() {
    setPedindo(true)
    await pedir()
    setPedindo(false)
  }
  return (
    <>
      <p className="mb-2 text-tinta-suave text-xs">Avisa mesmo com outra janela na frente.</p>
      <Button variant="secondary" wide pending={pedindo} onClick={ativar}>
        Ativar notificações
      </Button>
    </>
  )
}
