import { dizerFalta, type VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import {
  findHomonimos,
  findVendaveis,
  listEmFalta,
} from '~/domain/cardapio/disponibilidade/store-faltas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { readHorarios } from '~/domain/horarios/store.server'
import { viradaDoDia } from '~/domain/horarios/virada-do-dia'
import { withTenant } from '~/server/database/transaction.server'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { useAoMudar } from '../alerta/use-ao-mudar'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { BuscaDaLista } from '../tela/lista/busca-da-lista'
import { LinhaDaLista } from '../tela/lista/cartao-da-lista'
import { quantos } from '../tela/lista/lista'
import { lerConsultaDaLista } from '../tela/lista/paginas'
import { Tela } from '../tela/tela'
import { useReleitura } from '../tela/use-releitura'
import type { Route } from './+types/em-falta'
import { AcaoDaFalta } from './acao-da-falta'
import { FaltasProvider, useFaltas } from './faltas'
import { OfertaDosHomonimos } from './oferta-dos-homonimos'

/** GET /home/em-falta?busca. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'marcar o que falta')
  const { busca } = lerConsultaDaLista(request)
  const agora = new Date()
  const fuso = empresa.fusoHorario
  const momento = momentoEm(agora, fuso)
  const viraEm = viradaDoDia(agora, fuso)
  return withTenant(empresa.id, async tx => {
    const emFalta = await listEmFalta(tx, momento, viraEm)
    return {
      busca,
      emFalta,
      homonimos: await findHomonimos(tx, momento, viraEm, emFalta),
      achados: await findVendaveis(tx, momento, viraEm, busca),
      relogio: { ...(await readHorarios(tx, agora)), fuso, agora: agora.getTime() },
    }
  })
}

/** What cannot be had now, one press from the board, and what can run out, one press more (disponibilidade-4). */
export default function EmFalta({ loaderData }: Route.ComponentProps) {
  const { busca, emFalta, homonimos, achados, relogio } = loaderData
  useAoMudar(useReleitura())
  const lista = <ListaDoQueFalta linhas={emFalta} />
  return (
    <FaltasProvider relogio={relogio} homonimos={homonimos}>
      <Tela titulo="Em falta agora" estreita>
        <div className="flex">
          <BuscaDaLista rotulo="Buscar o que acabou..." jaNela />
        </div>
        {busca === '' && lista}
        {(busca !== '' || achados.length > 0) && (
          <section aria-labelledby="achados" className="mt-4">
            <h2 id="achados" className="mb-2 font-bold">
              <span role="status">
                {busca === ''
                  ? 'Acabou mais alguma coisa?'
                  : quantos(achados.length, 'resultado', 'resultados')}
              </span>
            </h2>
            {achados.length > 0 ? (
              <Vendaveis linhas={achados} />
            ) : (
              <EmptyState
                icon={<Icon name="search-x" />}
                title={`Nada encontrado para "${busca}"`}
                text="Confira a grafia ou procure por uma parte menor. O que está inativo não aparece aqui."
              />
            )}
          </section>
        )}
        {busca !== '' && emFalta.length > 0 && lista}
      </Tela>
    </FaltasProvider>
  )
}

function ListaDoQueFalta({ linhas }: { linhas: readonly VendavelDoPainel[] }) {
  return (
    <section aria-labelledby="em-falta" className="mt-4">
      <h2 id="em-falta" className="mb-2 font-bold tabular-nums">
        {linhas.length === 0 ? 'Nada em falta' : `${linhas.length} em falta`}
      </h2>
      {linhas.length === 0 ? (
        <p className="text-sm text-tinta-suave">
          Tudo o que está no cardápio está à venda. O que você marcar como esgotado o cliente vê na hora, e
          não consegue pedir.
        </p>
      ) : (
        <Vendaveis linhas={linhas} />
      )}
    </section>
  )
}

function Vendaveis({ linhas }: { linhas: readonly VendavelDoPainel[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-linha bg-linha shadow-card">
      {linhas.map(linha => (
        <Linha key={`${linha.tipo} ${linha.id}`} linha={linha} />
      ))}
    </ul>
  )
}

const DE_QUEM = { produto: 'Produto', tamanho: 'Tamanho de', opcao: 'Opção de' } as const

function Linha({ linha }: { linha: VendavelDoPainel }) {
  const { agora, fuso } = useFaltas()
  const { tipo, nome, de, falta } = linha
  return (
    <LinhaDaLista className="flex flex-wrap items-center justify-end gap-x-3">
      <div className="min-w-0 flex-1 basis-32 py-1">
        <h3 className="break-words font-bold text-sm">{nome}</h3>
        <p className="break-words text-tinta-suave text-xs">
          {de === null ? DE_QUEM[tipo] : `${DE_QUEM[tipo]} ${de}`}
        </p>
        {falta && <p className="text-sm text-yellow-tinta">{dizerFalta(falta, agora, fuso)}</p>}
      </div>
      <AcaoDaFalta vendavel={linha} semIcone />
      <OfertaDosHomonimos vendavel={linha} className="basis-full" />
    </LinhaDaLista>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar o que está em falta" />
}
