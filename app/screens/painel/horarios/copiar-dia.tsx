import { useState } from 'react'
import { DIAS_DO_PAINEL, type DiaDaSemana, ROTULO_DO_DIA } from '~/domain/horarios/horario'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { Dialog } from '~/ui/overlays/dialog'

interface CopiarDiaProps {
  dia: DiaDaSemana
  aoFechar: () => void
  aoCopiar: (para: readonly DiaDaSemana[]) => void
}

/** Mounted while it is open. */
export function CopiarDia({ dia, aoFechar, aoCopiar }: CopiarDiaProps) {
  const outros = DIAS_DO_PAINEL.filter(outro => outro !== dia)
  const [escolhidos, setEscolhidos] = useState<readonly DiaDaSemana[]>([])
  const todos = escolhidos.length === outros.length
  return (
    <Dialog
      open
      title={`Copiar ${ROTULO_DO_DIA[dia]} para`}
      description="Os turnos dos dias escolhidos serão trocados pelos deste dia."
      onClose={aoFechar}
      footer={
        <>
          <Button variant="secondary" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button
            disabled={escolhidos.length === 0}
            onClick={() => {
              aoCopiar(escolhidos)
              aoFechar()
            }}
          >
            Copiar
          </Button>
        </>
      }
    >
      <Checkbox
        label={<span className="font-semibold">Todos os dias</span>}
        checked={todos}
        onChange={() => setEscolhidos(todos ? [] : outros)}
      />
      {outros.map(outro => (
        <Checkbox
          key={outro}
          label={ROTULO_DO_DIA[outro]}
          checked={escolhidos.includes(outro)}
          onChange={({ currentTarget: { checked } }) =>
            setEscolhidos(antes => (checked ? [...antes, outro] : antes.filter(um => um !== outro)))
          }
        />
      ))}
    </Dialog>
  )
}
