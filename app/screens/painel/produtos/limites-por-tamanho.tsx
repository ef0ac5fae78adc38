import { useState } from 'react'
import { dizerIncluidas, instrucao } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { limitar } from '~/domain/cardapio/grupo'
import type { ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import { ROTULOS_DO_GRUPO } from '~/domain/cardapio/grupos/grupo-digitado'
import { classes } from '~/ui/classes'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import {
  LIMITES_EM_BRANCO,
  type LimitesDigitados,
  type LinhaDoGrupo,
  type LinhaDoTamanho,
  lerLimites,
} from './escolhas-do-formulario'

type Parte = keyof LimitesDigitados

interface LimitesPorTamanhoProps {
  nome: string
  /** The group with the limits of the product, which hold where a size says nothing. */
  noProduto: ResumoDoGrupo
  partes: readonly Parte[]
  tamanhos: readonly LinhaDoTamanho[]
  digitados: LinhaDoGrupo['porTamanho']
  aoMudar: (porTamanho: LinhaDoGrupo['porTamanho']) => void
  campo: (parte: string) => string
  erro: (campo: string) => string | undefined
}

/** A table of limits, a row for each size, folded until it is wanted: 'três grátis em 300 ml, cinco em 500 ml'. */
export function LimitesPorTamanho(props: LimitesPorTamanhoProps) {
  const { partes, tamanhos, digitados, campo, erro } = props
  const ditos = tamanhos.filter(({ chave }) => temLimites(digitados[chave]))
  const comErro = tamanhos.some((_, n) => partes.some(parte => erro(campo(`tamanhos.${n}.${parte}`))))
  const [aberta, setAberta] = useState(ditos.length > 0)
  return (
    <details
      open={aberta || comErro}
      onToggle={({ currentTarget: { open } }) => setAberta(open)}
      className="group/tamanhos"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm text-tinta-suave [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 transition-transform duration-150 group-open/tamanhos:rotate-180"
        />
        <span className="min-w-0 break-words">
          {ditos.length === 0
            ? 'Limites por tamanho'
            : `Limites por tamanho: ${ditos.map(nomeDoTamanho).join(', ')}`}
        </span>
      </summary>
      {/* Folded and blank it is not there: many groups in many sizes would be hundreds of fields. */}
      {(aberta || comErro || ditos.length > 0) && <Tabela {...props} />}
    </details>
  )
}

function Tabela({
  nome,
  noProduto,
  partes,
  tamanhos,
  digitados,
  aoMudar,
  campo,
  erro,
}: LimitesPorTamanhoProps) {
  const colunas = classes(
    'grid gap-x-2',
    partes.length === 3
      ? 'grid-cols-3 sm:grid-cols-[minmax(0,1fr)_repeat(3,6rem)]'
      : 'grid-cols-2 sm:grid-cols-[minmax(0,1fr)_repeat(2,6rem)]',
  )
  return (
    <>
      <p className="mb-2 text-tinta-suave text-xs">
        Em branco vale o deste produto. Com máximo 0, o grupo não é perguntado naquele tamanho.
      </p>
      <div aria-hidden="true" className={classes(colunas, 'items-end font-semibold text-sm')}>
        <span className="hidden sm:block">Tamanho</span>
        {partes.map(parte => (
          <span key={parte}>{parte === 'incluidas' ? 'Incluídas' : ROTULOS_DO_GRUPO[parte]}</span>
        ))}
      </div>
      <ul className="divide-y divide-linha">
        {tamanhos.map((tamanho, n) => {
          const { chave } = tamanho
          const chamado = nomeDoTamanho(tamanho, n)
          const linha = digitados[chave] ?? LIMITES_EM_BRANCO
          const recusada = partes.some(parte => erro(campo(`tamanhos.${n}.${parte}`)))
          const vale = limitar(noProduto, lerLimites(linha))
          const ocos: LimitesDigitados = {
            min: String(linha.max.trim() === '0' ? 0 : noProduto.min),
            max: String(noProduto.max),
            incluidas: String(noProduto.incluidas),
          }
          return (
            <li key={chave} className={classes(colunas, 'items-center py-2')}>
              <p className="col-span-full break-words pb-1 font-semibold text-sm sm:col-span-1 sm:pb-0">
                {chamado}
              </p>
              {partes.map(parte => (
                <Field
                  key={parte}
                  label={`${ROTULOS_DO_GRUPO[parte]} de ${nome} em ${chamado}`}
                  hideLabel
                  error={erro(campo(`tamanhos.${n}.${parte}`))}
                  // What is wrong takes the whole width below the row, where it can be read.
                  className="contents! [&>div:last-child]:order-1 [&>div:last-child]:col-span-full"
                >
                  <TextInput
                    name={campo(`tamanhos.${n}.${parte}`)}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={2}
                    placeholder={ocos[parte]}
                    value={linha[parte]}
                    onChange={({ currentTarget: { value } }) =>
                      aoMudar({ ...digitados, [chave]: { ...linha, [parte]: value } })
                    }
                  />
                </Field>
              ))}
              {!recusada && (
                <p className="order-1 col-span-full mt-1 text-tinta-suave text-xs">{dizer(vale)}</p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What the customer reads in that size. */
function dizer(vale: ResumoDoGrupo): string {
  if (vale.max === 0) return 'Não é perguntado.'
  const incluidas = dizerIncluidas(vale)
  return `${instrucao(vale)}${incluidas ? ` ${incluidas}.` : ''}`
}

export function nomeDoTamanho({ nome }: LinhaDoTamanho, n: number): string {
  return nome.trim() || `tamanho ${n + 1}`
}

function temLimites(limites: LimitesDigitados | undefined): boolean {
  return limites !== undefined && Object.values(limites).some(texto => texto !== '')
}
