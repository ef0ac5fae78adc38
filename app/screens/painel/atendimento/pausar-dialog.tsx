import { useEffect, useState } from 'react'
import { askJson } from '~/browser/ask-json'
import { type HorariosDaLoja, SERVICOS_PAUSADOS, type ServicoPausado } from '~/domain/horarios/pausa'
import {
  DURACOES_DA_PAUSA,
  fimDaPausa,
  NOME_DA_DURACAO,
  NOME_DO_SERVICO,
} from '~/domain/horarios/pausa-digitada'
import type { TempoDaLoja } from '~/domain/horarios/promessa'
import { dizerAte } from '~/domain/valores/dizer-ate'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { Segmented } from '~/ui/fields/segmented'
import { TextInput } from '~/ui/fields/text-input'
import { Link } from '~/ui/link'
import { Dialog } from '~/ui/overlays/dialog'
import type { Envio } from '../tela/com-volta'
import { useAcao } from '../tela/use-acao'
import { ERRO_AO_PAUSAR } from './envios-do-atendimento'
import { ModoCorreria } from './modo-correria'
import type { loader } from './pausa'

const SERVICOS = SERVICOS_PAUSADOS.map(servico => ({ value: servico, label: NOME_DO_SERVICO[servico] }))

export interface PausarDialogProps {
  horarios: HorariosDaLoja
  tempo: TempoDaLoja
  agora: Date
  emCurso: Envio | null
  aoEnviar: (envio: Envio) => void
  aoFechar: () => void
}

/** 'Pausar pedidos': what, why, and with one press for how long (horarios-13). Mounted while it is open. */
export function PausarDialog({ horarios, tempo, agora, emCurso, aoEnviar, aoFechar }: PausarDialogProps) {
  const [servico, setServico] = useState<ServicoPausado>('tudo')
  const [motivo, setMotivo] = useState('')
  return (
    <Dialog
      open
      title="Pausar pedidos"
      description="A pausa acaba sozinha, e nenhum carrinho se perde."
      onClose={aoFechar}
    >
      <div className="grid gap-4">
        <Segmented legend="O que pausar" choices={SERVICOS} value={servico} onValueChange={setServico} />
        <Field label="Motivo" optional hint="O cliente lê. Ex.: Muitos pedidos agora.">
          <TextInput
            value={motivo}
            maxLength={100}
            autoComplete="off"
            onChange={event => setMotivo(event.currentTarget.value)}
          />
        </Field>
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">Pausar por</legend>
          <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4 sm:gap-2">
            {DURACOES_DA_PAUSA.map(duracao => (
              <Button
                key={duracao}
                variant="secondary"
                pending={emCurso?.campos.some(([, valor]) => valor === duracao) ?? false}
                className="min-h-14 sm:px-1"
                onClick={() =>
                  aoEnviar({
                    rota: '/home/pausa',
                    campos: [
                      ['duracao', duracao],
                      ['servico', servico],
                      ['motivo', motivo],
                    ],
                    seFalhar: ERRO_AO_PAUSAR,
                  })
                }
              >
                <span className="leading-tight">
                  <span>{NOME_DA_DURACAO[duracao]}</span>
                  <span className="block font-normal text-tinta-suave text-xs">
                    {`até ${dizerAte(fimDaPausa(duracao, horarios, agora).getTime(), agora, horarios.fuso)}`}
                  </span>
                </span>
              </Button>
            ))}
          </div>
        </fieldset>
        <section aria-labelledby="correria" className="grid gap-2 border-linha border-t pt-3">
          <h3 id="correria" className="font-bold">
            Modo correria
          </h3>
          {tempo.preparoMin === null ? (
            <p className="text-tinta-suave">
              <span>Soma minutos ao tempo prometido. Para usar, informe antes o tempo de preparo em</span>{' '}
              <Link
                inText
                to="/home/configuracoes#tempo"
                className="font-semibold underline underline-offset-4"
              >
                Configurações
              </Link>
              <span>.</span>
            </p>
          ) : (
            <>
              <p className="text-tinta-suave">Em vez de pausar, prometa mais tempo a quem pedir agora.</p>
              <ModoCorreria
                tempo={tempo}
                fuso={horarios.fuso}
                agora={agora}
                emCurso={emCurso}
                aoEnviar={aoEnviar}
              />
            </>
          )}
        </section>
        <UltimasPausas />
      </div>
    </Dialog>
  )
}

type Pausas = Awaited<ReturnType<typeof loader>>['pausas']

/** Read when the dialog opens; without an answer the dialog goes without them. */
function UltimasPausas() {
  const acao = useAcao('/home/pausa')
  const [pausas, setPausas] = useState<Pausas>([])
  useEffect(() => {
    const fim = new AbortController()
    askJson<Awaited<ReturnType<typeof loader>>>(acao, { signal: fim.signal }).then(
      ({ body }) => setPausas(body?.pausas ?? []),
      () => undefined,
    )
    return () => fim.abort()
  }, [acao])
  if (pausas.length === 0) return null
  return (
    <details className="border-linha border-t pt-2">
      <summary className="flex min-h-11 items-center font-semibold underline decoration-linha-forte underline-offset-4">
        Últimas pausas
      </summary>
      <ul className="grid gap-1.5 pb-2 text-tinta-suave text-xs">
        {pausas.map(({ dita, quem }) => (
          <li key={dita} className="break-words">
            {`${dita} · ${quem}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
