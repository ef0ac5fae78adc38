import type { ReactNode } from 'react'
import {
  type Conferencia,
  linhasAImportar,
  linhasComErro,
  type Mudanca,
} from '~/domain/planilhas/conferencia'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import { quantos } from '../tela/lista/lista'
import { ErrosDaPlanilha } from './erros-da-planilha'

const MAX_A_VISTA = 50

interface ConferenciaDaPlanilhaProps {
  conferencia: Conferencia
  importando: boolean
  aoImportar: () => void
}

/** Shows what the file would do, before anything is imported. */
export function ConferenciaDaPlanilha({ conferencia, importando, aoImportar }: ConferenciaDaPlanilhaProps) {
  const { linhas, novos, mudados, iguais, erros, mudancas, criacoes, avisos } = conferencia
  const quantas = linhasAImportar(conferencia)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-tinta-suave">
        {`${quantos(linhas, 'linha lida', 'linhas lidas')}. Nada foi gravado ainda.`}
      </p>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Numero rotulo="Novos" n={novos} />
        <Numero rotulo="Alterados" n={mudados} />
        <Numero rotulo="Sem mudança" n={iguais} />
        <Numero rotulo="Com erro" n={linhasComErro(conferencia)} grave />
      </dl>
      {avisos.length > 0 && (
        <Banner tone="warning">
          {avisos.map(aviso => (
            <p key={aviso}>{aviso}</p>
          ))}
        </Banner>
      )}
      {erros.length > 0 && <ErrosDaPlanilha conferencia={conferencia} />}
      {criacoes.map(({ titulo, nomes }) => (
        <Detalhes key={titulo} titulo={`${titulo} (${nomes.length})`} aberto>
          <p className="break-words text-sm">{nomes.join(', ')}</p>
        </Detalhes>
      ))}
      {mudancas.length > 0 && (
        <Detalhes titulo={`O que muda (${mudancas.length})`}>
          <ul className="divide-y divide-linha">
            {mudancas.slice(0, MAX_A_VISTA).map(mudanca => (
              <UmaMudanca key={`${mudanca.linha} ${mudanca.nome}`} mudanca={mudanca} />
            ))}
          </ul>
          {mudancas.length > MAX_A_VISTA && (
            <p className="pt-2 text-sm text-tinta-suave">{`E mais ${mudancas.length - MAX_A_VISTA}.`}</p>
          )}
        </Detalhes>
      )}
      {erros.length === 0 && quantas === 0 && (
        <Banner tone="success">Tudo já está como na planilha: não há o que importar.</Banner>
      )}
      <Button
        size="lg"
        wide
        disabled={erros.length > 0 || quantas === 0}
        pending={importando}
        pendingLabel="Importando..."
        onClick={aoImportar}
      >
        {quantas === 0 ? 'Importar' : `Importar ${quantos(quantas, 'linha', 'linhas')}`}
      </Button>
    </div>
  )
}

function Numero({ rotulo, n, grave = false }: { rotulo: string; n: number; grave?: boolean }) {
  return (
    <div
      className={classes(
        'flex flex-col-reverse rounded-sm border px-3 py-2',
        grave && n > 0 ? 'border-red/40 bg-red-fundo text-red-tinta' : 'border-linha bg-fundo',
      )}
    >
      <dt className="text-xs">{rotulo}</dt>
      <dd className="font-bold text-lg tabular-nums">{n}</dd>
    </div>
  )
}

interface DetalhesProps {
  titulo: string
  aberto?: boolean
  children: ReactNode
}

export function Detalhes({ titulo, aberto = false, children }: DetalhesProps) {
  return (
    <details open={aberto} className="rounded-sm border border-linha">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-sm px-3 font-semibold text-sm marker:content-[''] before:mr-2 before:content-['›'] before:transition-transform before:duration-150 in-open:before:rotate-90 hover:bg-fundo">
        {titulo}
      </summary>
      <div className="px-3 pt-1 pb-3">{children}</div>
    </details>
  )
}

function UmaMudanca({ mudanca: { linha, nome, campos } }: { mudanca: Mudanca }) {
  return (
    <li className="py-2 text-sm">
      <p className="break-words">
        <span className="font-semibold">{nome}</span>
        <span className="text-tinta-suave">{` · linha ${linha}`}</span>
      </p>
      {campos.map(({ coluna, de, para }) => (
        <p key={coluna} className="break-words text-tinta-suave">
          <span>{`${coluna}: `}</span>
          <del className="no-underline">{de || 'em branco'}</del>
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> passa a ser </span>
          <ins className="font-semibold text-tinta no-underline">{para || 'em branco'}</ins>
        </p>
      ))}
    </li>
  )
}
