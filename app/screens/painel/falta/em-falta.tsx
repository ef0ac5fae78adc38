import { CircleCheck, SearchX } from 'lucide-react'
import { dizerFalta, type VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import { findVendaveis, listEmFalta } from '~/domain/cardapio/disponibilidade/store-faltas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { readHorarios } from '~/domain/horarios/store.server'
import { viradaDoDia } from '~/domain/horarios/virada-do-dia'
import { withTenant } from '~/server/transaction.server'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { useAoMudar } from '../alerta/use-ao-mudar'
import { comDireito } from '../porta.server'
import { BuscaDaLista } from '../tela/busca-da-lista'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { quantos } from '../tela/lista'
import { lerConsultaDaLista } from '../tela/paginas'
import { Tela } from '../tela/tela'
import { useReleitura } from '../tela/use-releitura'
import type { Route } from './+types/em-falta'
import { AcaoDaFalta } from './acao-da-falta'
import { FaltasProvider, useFaltas } from './faltas'

/** GET /home/em-falta?busca. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'marcar o que falta')
  const { busca } = lerConsultaDaLista(request)
  const agora = new Date()
  const fuso = empresa.fusoHorario
  const momento = momentoEm(agora, fuso)
  const viraEm = viradaDoDia(agora, fuso)
  return withTenant(empresa.id, async tx => ({
    busca,
    emFalta: await listEmFalta(tx, momento, viraEm),
    achados: busca === '' ? null : await findVendaveis(tx, momento, viraEm, busca),
    relogio: { ...(await readHorarios(tx, agora)), fuso, agora: agora.getTime() },
  }))
}

/** What cannot be had now, one tap from the board (disponibilidade-4). */
export default function EmFalta({ loaderData }: Route.ComponentProps) {
  const { busca, emFalta, achados, relogio } = loaderData
  useAoMudar(useReleitura())
  return (
    <FaltasProvider relogio={relogio}>
      <Tela titulo="Em falta agora" estreita>
        <div className="mb-3 flex">
          <BuscaDaLista rotulo="Buscar o que acabou..." />
        </div>
        {achados && (
          <section aria-labelledby="achados" className="mb-6">
            <h2 id="achados" className="mb-3 font-bold">
              <span role="status">{quantos(achados.length, 'resultado', 'resultados')}</span>
            </h2>
            {achados.length > 0 ? (
              <Vendaveis linhas={achados} />
            ) : (
              <EmptyState
                icon={<SearchX />}
                title={`Nada encontrado para "${busca}"`}
                text="Confira a grafia ou procure por uma parte menor. O que está inativo não aparece aqui."
              />
            )}
          </section>
        )}
        {emFalta.length > 0 && (
          <section aria-labelledby="em-falta">
            <h2 id="em-falta" className="mb-3 font-bold tabular-nums">
              {`${emFalta.length} em falta`}
            </h2>
            <Vendaveis linhas={emFalta} />
          </section>
        )}
        {emFalta.length === 0 && !achados && (
          <EmptyState
            icon={<CircleCheck />}
            title="Nada em falta"
            text="Tudo o que está no cardápio está à venda. Acabou alguma coisa? Procure acima e marque: o cliente vê 'Esgotado' na hora e não consegue pedir."
          />
        )}
      </Tela>
    </FaltasProvider>
  )
}

function Vendaveis({ linhas }: { linhas: readonly VendavelDoPainel[] }) {
  return (
    <ul className="grid gap-2">
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
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="break-words font-bold">{nome}</h3>
        <p className="break-words text-sm text-tinta-suave">
          {de === null ? DE_QUEM[tipo] : `${DE_QUEM[tipo]} ${de}`}
        </p>
        {falta && <p className="mt-1 text-sm text-yellow-tinta">{dizerFalta(falta, agora, fuso)}</p>}
      </div>
      <AcaoDaFalta vendavel={linha} className="max-sm:w-full" />
    </Card>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar o que está em falta" />
}
