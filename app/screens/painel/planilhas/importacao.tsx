import { type Ref, useEffect, useId, useRef } from 'react'
import { Button, ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'
import { Spinner } from '~/ui/spinner'
import { ehDaPorta } from '../porta'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { Exportar } from '../tela/lista/acoes-da-planilha'
import { Tela } from '../tela/tela'
import { ConferenciaDaPlanilha, Detalhes } from './conferencia-da-planilha'
import { EscolhaDoArquivo } from './escolha-do-arquivo'
import { useImportacao } from './use-importacao'

/** Columns that belong together, such as those of one kind of line. */
interface ColunasJuntas {
  readonly titulo: string
  readonly texto: string
  readonly colunas: readonly ExplicacaoDaColuna[]
}

/** What a column is for, in the words of its screen. */
export interface ExplicacaoDaColuna {
  readonly titulo: string
  readonly texto: string
}

interface ImportacaoProps {
  titulo: string
  /** The list's address; planilha.csv, modelo.csv, conferencia and importacao are below it. */
  rota: string
  /** Explains how a line finds the record that it is about. */
  como: string
  colunas: readonly ExplicacaoDaColuna[]
  outrasColunas?: readonly ColunasJuntas[]
}

/** An import in three steps: model, file, dry run. */
export function Importacao({ titulo, rota, como, colunas, outrasColunas = [] }: ImportacaoProps) {
  const { arquivo, recusa, conferencia, conferindo, importando, escolher, importar, conferir } =
    useImportacao(rota)
  const resultado = useRef<HTMLHeadingElement>(null)
  const daPorta = recusa !== null && ehDaPorta(recusa)
  // The dry run has arrived below the button that asked for it, so the focus goes there.
  useEffect(() => {
    if (!conferencia) return
    resultado.current?.focus({ preventScroll: true })
    resultado.current?.scrollIntoView({ block: 'start' })
  }, [conferencia])
  return (
    <Tela titulo={titulo} estreita volta={rota}>
      <ol className="grid gap-3">
        <Bloco n={1} titulo="Prepare a planilha">
          <p className="text-sm">
            Preencha o modelo no Excel, no LibreOffice ou no Google Planilhas, ou exporte o que já está
            cadastrado e mude o que quiser. No fim, salve como CSV.
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              variant="secondary"
              className="max-sm:flex-1"
              to={`${rota}/modelo.csv`}
              reloadDocument
              download
              icon={<Icon name="file-spreadsheet" className="size-5 shrink-0" />}
            >
              Baixar modelo
            </ButtonLink>
            <Exportar rota={rota} className="max-sm:flex-1" />
          </div>
          <Detalhes titulo="Como preencher">
            <div className="grid gap-2 text-sm">
              <p>
                <span>{como}</span>{' '}
                <span>
                  Uma célula em branco deixa como está o que já existe, e nada é excluído por uma importação.
                </span>
              </p>
              <Colunas colunas={colunas} />
              {outrasColunas.map(({ titulo, texto, colunas: outras }) => (
                <section key={titulo} aria-label={titulo} className="grid gap-2 border-linha border-t pt-3">
                  <h3 className="font-bold">{titulo}</h3>
                  <p>{texto}</p>
                  {outras.length > 0 && <Colunas colunas={outras} />}
                </section>
              ))}
            </div>
          </Detalhes>
        </Bloco>
        <Bloco n={2} titulo="Escolha o arquivo">
          <EscolhaDoArquivo nome={arquivo?.name} recusa={daPorta ? null : recusa} aoEscolher={escolher} />
          {daPorta && <RecusaGeral recusa={recusa} />}
        </Bloco>
        <Bloco n={3} titulo="Conferência" cabecalho={resultado}>
          <div role="status" className={conferindo ? 'flex items-center gap-3 text-sm' : 'contents'}>
            {conferindo && (
              <>
                <Spinner />
                <span>Conferindo a planilha...</span>
              </>
            )}
          </div>
          {conferencia && !conferindo && (
            <ConferenciaDaPlanilha conferencia={conferencia} importando={importando} aoImportar={importar} />
          )}
          {!conferencia && !conferindo && (
            <p className="text-sm text-tinta-suave">
              Aqui você vê o que vai mudar antes de importar. Nada é gravado sem a sua confirmação.
            </p>
          )}
          {arquivo && recusa && !conferencia && !conferindo && (
            <Button
              variant="secondary"
              icon={<Icon name="rotate-cw" className="size-5" />}
              onClick={conferir}
            >
              Conferir de novo
            </Button>
          )}
        </Bloco>
      </ol>
    </Tela>
  )
}

function Colunas({ colunas }: Pick<ImportacaoProps, 'colunas'>) {
  return (
    <dl className="grid gap-1.5">
      {colunas.map(coluna => (
        <div key={coluna.titulo} className="grid gap-x-3 sm:grid-cols-[9rem_1fr]">
          <dt className="font-semibold">{coluna.titulo}</dt>
          <dd className="break-words text-tinta-suave">{coluna.texto}</dd>
        </div>
      ))}
    </dl>
  )
}

interface BlocoProps {
  n: number
  titulo: string
  /** Gets the focus when there is something new below it. */
  cabecalho?: Ref<HTMLHeadingElement>
  children: Elements
}

function Bloco({ n, titulo, cabecalho, children }: BlocoProps) {
  const id = useId()
  return (
    <Card as="li" aria-labelledby={id} className="grid gap-3">
      <h2
        ref={cabecalho}
        id={id}
        tabIndex={-1}
        className="flex scroll-mt-4 items-center gap-3 font-bold text-md"
      >
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-acento-suave text-acento-forte text-sm tabular-nums"
        >
          {n}
        </span>
        <span>{titulo}</span>
      </h2>
      {children}
    </Card>
  )
}
