import { useRef, useState } from 'react'
import { abrirSecao } from '~/domain/configuracoes/salvar-secao.server'
import { readConfiguracoes } from '~/domain/configuracoes/store.server'
import { listExcecoes } from '~/domain/horarios/atendimento/store-excecoes.server'
import { feriadosAOferecer } from '~/domain/horarios/feriados'
import { DIAS_DO_PAINEL, type DiaDaSemana } from '~/domain/horarios/horario'
import { salvarHorarios, vistoDosTurnos } from '~/domain/horarios/salvar-horarios.server'
import {
  lerSemana,
  SEMANA_INCOMPLETA,
  semanaDe,
  semanaDoFormulario,
  semHorarios,
} from '~/domain/horarios/semana'
import { listTurnos } from '~/domain/horarios/store.server'
import { lerVisto } from '~/domain/respostas/conflito'
import { vistoDe } from '~/domain/respostas/conflito.server'
import { horaLocal } from '~/domain/valores/instante'
import { withTenant } from '~/server/database/transaction.server'
import { readForm } from '~/server/request.server'
import { Campos, SoParaVer, usePode } from '../pode'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { GuardaDaSaida } from '../tela/formulario/guarda-da-saida'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import { useMexido } from '../tela/formulario/use-mexido'
import { recusado, responder } from '../tela/resposta'
import { Tela } from '../tela/tela'
import type { Route } from './+types/horarios'
import { CopiarDia } from './copiar-dia'
import { DatasEspeciais } from './datas-especiais'
import { CabecalhoDaSemana, DiaDaSemanaEditavel } from './dia-da-semana'
import { Margem } from './margem'
import { Previa } from './previa'
import { useSemana } from './use-semana'

export async function loader({ context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver as configurações')
  const agora = new Date()
  const hoje = horaLocal(agora, empresa.fusoHorario).data
  const { turnos, datas, guardadas } = await withTenant(empresa.id, async tx => ({
    turnos: await listTurnos(tx),
    datas: await listExcecoes(tx, hoje),
    guardadas: await readConfiguracoes(tx),
  }))
  return {
    hoje,
    datas: datas.map(data => ({ ...data, visto: vistoDe(data) })),
    feriados: feriadosAOferecer(hoje, datas),
    margem: guardadas.margemFechamentoMin,
    secaoDaMargem: abrirSecao('margem', guardadas),
    semana: semanaDe(turnos),
    visto: vistoDosTurnos(turnos),
    fuso: empresa.fusoHorario,
    agora: agora.getTime(),
  }
}

/** POST /home/horarios (horarios-8). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar as configurações')
  const formulario = await readForm(request)
  const semana = semanaDoFormulario(formulario)
  if (!semana) return recusado([SEMANA_INCOMPLETA])
  const feito = await salvarHorarios(empresa.id, semana, lerVisto(Object.fromEntries(formulario)))
  return responder(feito, 'Horários salvos!', 'Seus horários de funcionamento foram atualizados.')
}

/** 'Configurações de Horários' (horarios-7). */
export default function Horarios({ loaderData }: Route.ComponentProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const gravacao = useGravacao(formulario, {
    rota: '/home/horarios',
    textos: { titulo: 'Erro ao salvar horários' },
    aoGravar: () => mudancas.aoGravar(),
    visto: loaderData.visto,
  })
  const { doFormulario, gravando, geral, erro, conferir, esquecer } = gravacao
  const { semana, mexida, ...mudancas } = useSemana(loaderData.semana, () =>
    gravacao.lembrarVisto(loaderData.visto),
  )
  const { margem: margemGuardada, secaoDaMargem, datas, feriados, hoje } = loaderData
  const margemMexida = useMexido()
  const [margem, setMargem] = useState(margemGuardada)
  const podeMudar = usePode()('mudar as configurações')
  const [copiando, setCopiando] = useState<DiaDaSemana | null>(null)

  return (
    <Tela titulo="Configurações de Horários" estreita>
      <SoParaVer direito="mudar as configurações" className="mb-4" />
      <form
        {...doFormulario(event => {
          const lida = lerSemana(semana)
          if (conferir(event, 'recusas' in lida ? lida.recusas : [])) mudancas.aoEnviar()
        })}
        noValidate
      >
        <h2 className="font-bold text-md">Horários de Funcionamento</h2>
        <p className="mb-2 text-sm text-tinta-suave">
          Até dois turnos por dia. Um dia em branco fica fechado; um turno pode passar da meia-noite.
        </p>
        {geral && <RecusaGeral recusa={geral} conflito={gravacao.conflito} className="mb-4" />}
        <input type="hidden" name="visto" value={gravacao.visto ?? ''} />
        <Campos direito="mudar as configurações">
          <div className="divide-y divide-linha rounded-lg border border-linha bg-folha px-3 shadow-card">
            <CabecalhoDaSemana turnos={Math.max(1, ...DIAS_DO_PAINEL.map(dia => semana[dia].length))} />
            {DIAS_DO_PAINEL.map(dia => (
              <DiaDaSemanaEditavel
                key={dia}
                dia={dia}
                turnos={semana[dia]}
                semHorarios={semHorarios(semana)}
                erro={erro(dia)}
                aoDigitar={(n, turno) => {
                  esquecer(dia)
                  mudancas.digitar(dia, n, turno)
                }}
                aoAdicionar={() => mudancas.adicionar(dia)}
                aoRemover={n => mudancas.remover(dia, n)}
                aoCopiar={() => setCopiando(dia)}
              />
            ))}
          </div>
        </Campos>
        <Previa
          semana={semana}
          datas={datas}
          margem={margem}
          fuso={loaderData.fuso}
          agora={loaderData.agora}
        />
        {podeMudar && (
          <div className="sticky bottom-0 -mx-3 mt-4 flex flex-wrap items-center justify-end gap-3 border-linha border-t bg-papel/95 px-3 py-2 sm:-mx-6 sm:px-6">
            {mexida && <p className="text-sm text-tinta-suave">Há mudanças que ainda não foram salvas.</p>}
            <BotaoSalvar gravando={gravando} className="max-sm:w-full" rotulo="Salvar Horários" />
          </div>
        )}
      </form>
      <div className="mt-6 grid gap-6">
        <Margem
          key={margemMexida.preenchido}
          secao={secaoDaMargem}
          mudancas={margemMexida}
          aoLer={({ margemFechamentoMin }) => setMargem(margemFechamentoMin)}
        />
        <DatasEspeciais datas={datas} feriados={feriados} hoje={hoje} />
      </div>
      <GuardaDaSaida
        mexido={mexida || margemMexida.mexido}
        aoDescartar={() => {
          mudancas.aoDescartar()
          margemMexida.aoDescartar()
        }}
      />
      {copiando && (
        <CopiarDia
          dia={copiando}
          aoFechar={() => setCopiando(null)}
          aoCopiar={para => mudancas.copiar(copiando, para)}
        />
      )}
    </Tela>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar horários" />
}
