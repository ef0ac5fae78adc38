import { AVISO_DO_MAIOR_VALOR, juntarSabores } from '~/domain/cardapio/escolhas/preco'
import type { RegraDePreco } from '~/domain/cardapio/grupo'
import { NOME_DA_REGRA } from '~/domain/cardapio/grupos/descrever-grupo'
import { REGRAS_DE_PRECO, ROTULOS_DO_GRUPO } from '~/domain/cardapio/grupos/grupo-digitado'
import { centavos, formatReais } from '~/domain/valores/centavos'
import { Banner } from '~/ui/banner'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import type { RascunhoDoGrupo } from './rascunho-do-grupo'

interface LimitesDoGrupoProps {
  rascunho: RascunhoDoGrupo
  /** The rule that is stored; null for a new group. */
  regraGuardada: RegraDePreco | null
  aoMudar: (parte: Partial<RascunhoDoGrupo>) => void
  erro: (campo: string) => string | undefined
}

/** How many options a customer may choose, and for flavours what several of them cost. */
export function LimitesDoGrupo({ rascunho, regraGuardada, aoMudar, erro }: LimitesDoGrupoProps) {
  const { tipo, maxDistintas, incluidas } = rascunho
  const numero = (campo: 'min' | 'max' | 'maxDistintas' | 'incluidas', rotulo: string, dica?: string) => (
    <Field label={rotulo} hint={dica} error={erro(campo)}>
      <TextInput
        name={campo}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={rascunho[campo]}
        onChange={({ currentTarget: { value } }) => aoMudar({ [campo]: value })}
      />
    </Field>
  )
  if (tipo === 'sabor') {
    return (
      <>
        <div className="grid grid-cols-2 items-start gap-3">
          {numero('min', 'Mínimo de sabores')}
          {numero('max', 'Máximo de sabores', 'Só para o tamanho que não diz quantos cabem.')}
        </div>
        <RegraDosSabores
          regra={rascunho.regraPreco}
          guardada={regraGuardada}
          aoMudar={regraPreco => aoMudar({ regraPreco })}
        />
      </>
    )
  }
  const comUnidades = tipo === 'escolha' || maxDistintas !== '' || incluidas !== ''
  return (
    <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4">
      {numero('min', ROTULOS_DO_GRUPO.min, '0: o cliente pode não escolher nada.')}
      {numero('max', ROTULOS_DO_GRUPO.max, 'Quantas ele pode pegar, contando repetidas.')}
      {comUnidades && tipo !== 'remocao' && (
        <>
          {numero(
            'maxDistintas',
            ROTULOS_DO_GRUPO.maxDistintas,
            'No máximo, sem contar repetidas. Em branco: sem limite.',
          )}
          {numero(
            'incluidas',
            ROTULOS_DO_GRUPO.incluidas,
            'Quantas saem de graça. Ex.: com 2, quem põe 3 paga só a mais barata.',
          )}
        </>
      )}
    </div>
  )
}

const CALABRESA = centavos(49_90)
const QUEIJOS = centavos(57_90)
const METADES = [centavos(24_95), centavos(28_95)]

interface RegraDosSaboresProps {
  regra: string
  guardada: RegraDePreco | null
  aoMudar: (regra: RegraDePreco) => void
}

function RegraDosSabores({ regra, guardada, aoMudar }: RegraDosSaboresProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{ROTULOS_DO_GRUPO.regraPreco}</legend>
      <div className="grid gap-1">
        {REGRAS_DE_PRECO.map(uma => (
          <label key={uma} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              name="regraPreco"
              value={uma}
              checked={regra === uma}
              onChange={() => aoMudar(uma)}
              className="mt-0.5 size-5 shrink-0 accent-acento"
            />
            <span className="min-w-0">
              <span className="block font-semibold leading-6">{NOME_DA_REGRA[uma]}</span>
              <span className="block text-tinta-suave text-xs">
                {uma === 'soma'
                  ? `O preço de cada sabor é o da parte dele. Ex.: meia a 24,95 e meia a 28,95: ${formatReais(juntarSabores(uma, METADES))}`
                  : `Meia de 49,90 e meia de 57,90: ${formatReais(juntarSabores(uma, [CALABRESA, QUEIJOS]))}`}
              </span>
            </span>
          </label>
        ))}
      </div>
      {regra === 'maior' && guardada !== 'maior' && (
        <Banner tone="warning" title="Antes de cobrar o maior valor" className="mt-2">
          Procons de vários estados consideram abusivo cobrar a pizza pelo sabor mais caro (art. 39 do Código
          de Defesa do Consumidor). O de São Paulo aceita, se o cliente souber antes.
        </Banner>
      )}
      {regra === 'maior' && (
        <p className="mt-2 text-sm">
          {`O cliente sempre lê, ao lado dos sabores: “${AVISO_DO_MAIOR_VALOR}”`}
        </p>
      )}
    </fieldset>
  )
}
