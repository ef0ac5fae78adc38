import { dizerIncluidas, instrucao } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { limitar } from '~/domain/cardapio/grupo'
import type { ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import { NOME_DO_TIPO_DE_GRUPO } from '~/domain/cardapio/grupos/descrever-grupo'
import { ROTULOS_DO_GRUPO } from '~/domain/cardapio/grupos/grupo-digitado'
import { listar } from '~/domain/valores/como-o-intl'
import { Badge } from '~/ui/badge'
import { Field, FieldError } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { BotoesDaLinha, moverComAlt } from '../tela/lista/botoes-da-linha'
import type { useLinhas } from '../tela/lista/use-linhas'
import { type LinhaDoGrupo, type LinhaDoTamanho, lerEscolhas } from './escolhas-do-formulario'
import { LimitesPorTamanho, nomeDoTamanho } from './limites-por-tamanho'

interface GrupoEscolhidoProps {
  linha: LinhaDoGrupo
  grupo: ResumoDoGrupo
  posicao: number
  ultima: boolean
  tamanhos: readonly LinhaDoTamanho[]
  /** The sizes, by their place, in which it has no option. */
  semOpcoes: readonly number[]
  grupos: ReturnType<typeof useLinhas<LinhaDoGrupo>>
  erro: (campo: string) => string | undefined
}

/** One group of a product, with the limits that it has there and in each size. */
export function GrupoEscolhido(props: GrupoEscolhidoProps) {
  const { linha, grupo, posicao, ultima, tamanhos, semOpcoes, grupos, erro } = props
  const campo = (parte: string) => `grupos.${posicao}.${parte}`
  const mover = (passo: -1 | 1) => grupos.mover(linha.chave, passo)
  const [vinculo] = lerEscolhas([], [linha]).grupos
  const noProduto = limitar(grupo, vinculo ?? SEM_LIMITES)
  const incluidas = dizerIncluidas(noProduto)
  // Of flavours the sizes say how many there are.
  const comLimites = grupo.tipo !== 'sabor' || tamanhos.length === 0
  const partes = (['min', 'max', 'incluidas'] as const).filter(
    parte => parte !== 'incluidas' || (grupo.tipo !== 'remocao' && grupo.tipo !== 'sabor'),
  )
  const vazios = semOpcoes.flatMap(n => tamanhos[n] ?? []).map(nomeDoTamanho)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside
    <div onKeyDown={moverComAlt(mover)} className="relative rounded-sm border border-linha bg-papel p-2.5">
      <input type="hidden" name={campo('id')} value={grupo.id} />
      <div className="mr-34 min-w-0">
        <p className="break-words font-semibold">{grupo.nome}</p>
        <Badge>{NOME_DO_TIPO_DE_GRUPO[grupo.tipo]}</Badge>
      </div>
      <p className="mt-1 text-sm text-tinta-suave">
        <span>{comLimites ? instrucao(noProduto) : 'Quantos sabores cabem está em cada tamanho.'}</span>
        {incluidas && <span>{` ${incluidas}.`}</span>}
      </p>
      {comLimites && vazios.length > 0 && (
        <p className="mt-1 break-words text-sm text-tinta-suave">
          {`Não é perguntado em ${listar(vazios)}, onde nenhuma opção tem preço.`}
        </p>
      )}
      {erro(campo('id')) && <FieldError>{erro(campo('id'))}</FieldError>}
      {comLimites && (
        <details
          open={partes.some(parte => linha[parte] !== '' || erro(campo(parte))) || undefined}
          className="group"
        >
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm text-tinta-suave [&::-webkit-details-marker]:hidden">
            <Icon
              name="chevron-down"
              className="size-4 transition-transform duration-150 group-open:rotate-180"
            />
            <span>Outros limites neste produto</span>
          </summary>
          <div className="grid grid-cols-3 items-start gap-2">
            {partes.map(parte => (
              <Field
                key={parte}
                label={
                  <>
                    <span>{ROTULOS_DO_GRUPO[parte]}</span>
                    <span className="sr-only">{` de ${grupo.nome} neste produto`}</span>
                  </>
                }
                error={erro(campo(parte))}
              >
                <TextInput
                  name={campo(parte)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={2}
                  placeholder={String(grupo[parte])}
                  value={linha[parte]}
                  onChange={({ currentTarget: { value } }) => grupos.mudar(linha.chave, { [parte]: value })}
                />
              </Field>
            ))}
          </div>
        </details>
      )}
      {comLimites && tamanhos.length > 0 && (
        <LimitesPorTamanho
          nome={grupo.nome}
          noProduto={noProduto}
          partes={partes}
          tamanhos={tamanhos}
          digitados={linha.porTamanho}
          aoMudar={porTamanho => grupos.mudar(linha.chave, { porTamanho })}
          campo={campo}
          erro={erro}
        />
      )}
      <div className="absolute top-1 right-1">
        <BotoesDaLinha
          nome={grupo.nome}
          primeira={posicao === 0}
          ultima={ultima}
          aoMover={mover}
          aoTirar={() => grupos.tirar(linha.chave)}
        />
      </div>
    </div>
  )
}

const SEM_LIMITES = { min: null, max: null, incluidas: null }
