import { Button } from '~/ui/button'
import { Segmented } from '~/ui/fields/segmented'
import { Icon } from '~/ui/icon'
import type { Exibicao } from '../leitura/exibicao'

export interface PainelDaExibicaoProps {
  exibicao: Exibicao
  aoMudar: (mudanca: Partial<Exibicao>) => void
  todosAbertos: boolean
  aoAlternarTodos: () => void
}

/** What `ExibicaoDoQuadro` opens. */
export function PainelDaExibicao({
  exibicao,
  aoMudar,
  todosAbertos,
  aoAlternarTodos,
}: PainelDaExibicaoProps) {
  const rotulo = todosAbertos ? 'Fechar todos' : 'Abrir todos'
  const icone = todosAbertos ? (
    <Icon name="chevrons-down-up" className="size-5" />
  ) : (
    <Icon name="chevrons-up-down" className="size-5" />
  )
  return (
    <div className="grid gap-3">
      <h2 className="font-bold text-md">Exibição do quadro</h2>
      <p className="text-tinta-suave text-xs">
        Vale para este navegador. O que cozinhar fica sempre à vista.
      </p>
      <Segmented
        legend="Densidade"
        choices={[
          { value: 'confortavel', label: 'Confortável' },
          { value: 'compacta', label: 'Compacta' },
        ]}
        value={exibicao.densidade}
        onValueChange={densidade => aoMudar({ densidade })}
      />
      <Segmented
        legend="No alto de cada coluna"
        choices={[
          { value: 'novos', label: 'Mais novos' },
          { value: 'antigos', label: 'Mais antigos' },
        ]}
        value={exibicao.ordem}
        onValueChange={ordem => aoMudar({ ordem })}
      />
      <Button variant="secondary" wide icon={icone} onClick={aoAlternarTodos} className="sm:hidden">
        {rotulo}
      </Button>
    </div>
  )
}
