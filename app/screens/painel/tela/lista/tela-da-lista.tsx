import { type ReactNode, useState } from 'react'
import type { Pagina } from '~/domain/listas/pagina'
import type { Recusa } from '~/domain/respostas/recusa'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { EmptyState } from '~/ui/empty-state'
import { usePode } from '../../pode'
import { FormularioEmDialogo } from '../formulario/formulario-em-dialogo'
import { Tela } from '../tela'
import { AcoesDaPlanilha, ImportarOsPrimeiros } from './acoes-da-planilha'
import { BotaoNovo } from './botao-novo'
import { ConfirmarExclusao, type ConfirmarExclusaoProps } from './confirmar-exclusao'
import { Lista } from './lista'
import type { MudancasDaLista } from './mudancas-da-lista'

/** For the buttons of a row; null where the person may not do it. */
export interface MudancasDaLinha {
  readonly aoEditar: (() => void) | null
  readonly aoExcluir: (() => void) | null
}

interface Inicio {
  readonly nome: string
  /** As 'Nova pizza'. */
  readonly rotulo: string
  readonly icone: Elements
  /** For what phones have in `maisAcoes`. */
  readonly noMenu?: boolean
}

interface TelaDaListaProps<Linha extends { readonly id: number; readonly visto: string }> {
  titulo: string
  /** What its rows are, with an example, where another list is like it. */
  ajuda?: string
  /** The address of the list, below which its rows have theirs. */
  rota: string
  /** The address that the back button leads to; the board by default. */
  volta?: string
  mudancas: MudancasDaLista
  lista: Pagina<Linha>
  /** The term that was searched for; blank for all. */
  busca: string
  rotuloDaBusca: string
  /** What its rows are called, in the singular and in the plural. */
  nomes: readonly [um: string, varios: string]
  /** As 'Nova categoria' and 'Editar categoria'. */
  nova: string
  editar: string
  /** Shown while the list is empty; the text says to whoever may begin it what it is for. */
  vazia: { readonly icone: ReactNode; readonly titulo: string; readonly texto: string }
  /** Other buttons that begin a new row, each with something filled in. */
  inicios?: readonly Inicio[]
  /** The row whose form is open when the screen opens. */
  aberta?: Linha | null
  /** The width of the form's dialog. */
  tamanho?: 'md' | 'lg'
  /** Its rows are also a spreadsheet. */
  planilha?: boolean
  /** What else stands beside the title. */
  acoes?: Elements
  /** What phones have in a menu beside the title. */
  maisAcoes?: (criar: (inicio: string) => void) => Elements
  filtros?: Elements
  /** For rows that need the whole width. */
  larga?: boolean
  filtrada?: boolean
  cartao: (linha: Linha, mudancas: MudancasDaLinha) => ReactNode
  /** Checks the form before it is sent; `nova` is true for a row that does not exist yet. */
  ler: (dados: FormData, nova: boolean) => { dados: unknown } | { recusas: readonly Recusa[] }
  /**
   * The fields of the form, of a new row when `linha` is null, begun by the button `inicio` if it was not the usual one;
   * `erro` gives the text beside a field.
   */
  campos: (
    linha: Linha | null,
    erro: (campo: string) => string | undefined,
    inicio: string | null,
  ) => Elements
  exclusao: (
    linha: Linha,
    aoFechar: () => void,
  ) => Omit<ConfirmarExclusaoProps, 'acao' | 'seFalhar' | 'aoFechar'>
}

/** The form that is open. The row stands apart, because any name may be one of its columns too: a coupon has an `inicio`. */
interface Edicao<Linha> {
  /** Null: a new one. */
  readonly linha: Linha | null
  /** The button that began the new row; null for the usual one. */
  readonly inicio: string | null
}

/** A screen of the panel that lists rows, with a dialog to create or edit one, and one to delete it (painel-6). */
export function TelaDaLista<Linha extends { readonly id: number; readonly visto: string }>({
  titulo,
  ajuda,
  rota,
  volta,
  mudancas,
  nova,
  editar,
  vazia,
  inicios = [],
  aberta = null,
  tamanho,
  planilha = false,
  acoes,
  maisAcoes,
  cartao,
  ler,
  campos,
  exclusao,
  ...daLista
}: TelaDaListaProps<Linha>) {
  const pode = usePode()
  const [editada, setEditada] = useState<Edicao<Linha> | null>(
    aberta && pode(mudancas.salvar.direito) ? { linha: aberta, inicio: null } : null,
  )
  const [excluida, setExcluida] = useState<Linha | null>(null)
  const { lista, busca, filtrada = false } = daLista
  const semNada = lista.total === 0 && busca === '' && !filtrada
  const criar = (inicio: string | null = null) => setEditada({ linha: null, inicio })
  const { linha = null, inicio = null } = editada ?? {}
  const podeCriar = pode(mudancas.criar.direito)
  const tituloDeNova = inicios.find(({ nome }) => nome === inicio)?.rotulo ?? nova
  const outrosInicios = (naVazia: boolean) =>
    inicios.map(({ nome, rotulo, icone, noMenu }) => (
      <Button
        key={nome}
        variant="secondary"
        icon={icone}
        onClick={() => criar(nome)}
        className={classes(
          'whitespace-nowrap max-sm:px-3',
          naVazia && 'max-sm:flex-1',
          noMenu && !naVazia && 'max-sm:hidden',
        )}
      >
        {rotulo}
      </Button>
    ))
  const naoExcluir = () => setExcluida(null)
  return (
    <Tela
      titulo={titulo}
      volta={volta}
      acoes={
        !semNada && (
          <>
            {planilha && <AcoesDaPlanilha rota={rota} />}
            {acoes}
            {podeCriar && maisAcoes?.(criar)}
            {podeCriar && outrosInicios(false)}
            {podeCriar && <BotaoNovo rotulo={nova} noTitulo aoAbrir={() => criar()} />}
          </>
        )
      }
    >
      {ajuda && !semNada && <p className="mb-2 text-tinta-suave text-xs">{ajuda}</p>}
      <Lista
        {...daLista}
        vazia={
          <EmptyState
            icon={vazia.icone}
            title={vazia.titulo}
            text={podeCriar && vazia.texto}
            action={
              podeCriar && (
                <>
                  <BotaoNovo rotulo={nova} aoAbrir={() => criar()} />
                  {outrosInicios(true)}
                  {planilha && <ImportarOsPrimeiros rota={rota} />}
                </>
              )
            }
          />
        }
        cartao={umaLinha =>
          cartao(umaLinha, {
            aoEditar: pode(mudancas.salvar.direito)
              ? () => setEditada({ linha: umaLinha, inicio: null })
              : null,
            aoExcluir: pode(mudancas.excluir.direito) ? () => setExcluida(umaLinha) : null,
          })
        }
      />
      {editada && (
        <FormularioEmDialogo
          titulo={linha ? editar : tituloDeNova}
          tamanho={tamanho}
          acao={linha ? `${rota}/${linha.id}` : rota}
          seFalhar={mudancas[linha ? 'salvar' : 'criar'].falhou}
          visto={linha?.visto ?? null}
          ler={dados => ler(dados, linha === null)}
          aoFechar={() => setEditada(null)}
        >
          {erro => campos(linha, erro, inicio)}
        </FormularioEmDialogo>
      )}
      {excluida && (
        <ConfirmarExclusao
          {...exclusao(excluida, naoExcluir)}
          acao={`${rota}/${excluida.id}/exclusao`}
          seFalhar={mudancas.excluir.falhou}
          aoFechar={naoExcluir}
        />
      )}
    </Tela>
  )
}
