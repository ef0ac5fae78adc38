import { type Conferencia, linhasComErro, listaDeErros } from '~/domain/planilhas/conferencia'
import { type ErroNaPlanilha, guardarCelula, type Registro } from '~/domain/planilhas/planilha'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { useToast } from '~/ui/overlays/toast'
import { quantos } from '../tela/lista/lista'

/** More lines would make a phone slow; the list that can be downloaded has all of them. */
const MAX_A_VISTA = 100

/** Every bad line, as its owner finds it in the spreadsheet. */
export function ErrosDaPlanilha({ conferencia }: { conferencia: Conferencia }) {
  const { erros } = conferencia
  const { show } = useToast()
  const lista = listaDeErros(erros)
  async function copiar() {
    try {
      await navigator.clipboard.writeText(escrever(lista, '\t'))
      show({ title: 'Lista Copiada!', variant: 'success' })
    } catch {
      show({ title: 'Erro ao Copiar', text: 'Use o botão Baixar lista.', variant: 'destructive' })
    }
  }
  return (
    <section aria-label="Linhas com erro" className="grid gap-3">
      <Banner tone="danger" title={`${quantos(linhasComErro(conferencia), 'linha', 'linhas')} com erro`}>
        Nada foi importado. Corrija estas linhas na planilha e escolha o arquivo de novo.
      </Banner>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="max-sm:flex-1 max-sm:px-2"
          icon={<Icon name="copy" className="size-5" />}
          onClick={copiar}
        >
          Copiar lista
        </Button>
        <Button
          variant="secondary"
          className="max-sm:flex-1 max-sm:px-2"
          icon={<Icon name="download" className="size-5" />}
          onClick={() => baixar('linhas-com-erro.csv', escrever(lista, ';'))}
        >
          Baixar lista
        </Button>
      </div>
      <ul className="divide-y divide-linha rounded-sm border border-linha">
        {erros.slice(0, MAX_A_VISTA).map(erro => (
          <LinhaComErro key={`${erro.linha} ${erro.coluna} ${erro.motivo}`} erro={erro} />
        ))}
      </ul>
      {erros.length > MAX_A_VISTA && (
        <p className="text-sm text-tinta-suave">
          {`E mais ${erros.length - MAX_A_VISTA}: a lista para baixar tem todas.`}
        </p>
      )}
    </section>
  )
}

function LinhaComErro({ erro: { linha, coluna, valor, motivo } }: { erro: ErroNaPlanilha }) {
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-3 py-2.5 text-sm sm:grid-cols-[10rem_1fr]">
      <p className="font-bold tabular-nums">
        <span>{`Linha ${linha}`}</span>
        {coluna && <span className="font-semibold text-tinta-suave">{` · ${coluna}`}</span>}
      </p>
      <div className="min-w-0">
        <p>{motivo}</p>
        {valor && (
          <p className="mt-0.5 line-clamp-2 break-words text-tinta-suave">
            <span>Está escrito: </span>
            <span className="font-mono text-xs">{valor}</span>
          </p>
        )}
      </div>
    </li>
  )
}

/** Writes the rows so that a spreadsheet can open or paste them. */
function escrever(registros: readonly Registro[], separador: string): string {
  const celula = (texto: string) => {
    const guardada = guardarCelula(texto)
    return /["\n\t;]/.test(guardada) ? `"${guardada.replaceAll('"', '""')}"` : guardada
  }
  return registros.map(registro => registro.map(celula).join(separador)).join('\r\n')
}

function baixar(nome: string, texto: string): void {
  const endereco = URL.createObjectURL(new Blob(['\uFEFF', texto], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = endereco
  link.download = nome
  link.click()
  // Not at once, because some browsers begin to read the address only later.
  setTimeout(() => URL.revokeObjectURL(endereco), 60_000)
}
