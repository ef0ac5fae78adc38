import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { dizerIncluidas, instrucao } from '~/domain/cardapio/escolhas/perguntas'
import { LIMITES_DO_CARDAPIO, limitar } from '~/domain/cardapio/grupo'
import type { ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import { NOME_DO_TIPO_DE_GRUPO } from '~/domain/cardapio/grupos/descrever-grupo'
import { ROTULOS_DO_GRUPO } from '~/domain/cardapio/grupos/grupo-digitado'
import { ROTULOS_DO_PRODUTO } from '~/domain/produtos/produto'
import type { GrupoId } from '~/domain/valores/ids'
import { limites } from '~/domain/valores/texto'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Field, FieldError } from '~/ui/field'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text-input'
import { BotoesDaLinha, LinhaTirada, moverComAlt } from '../tela/botoes-da-linha'
import { quantos } from '../tela/lista'
import { novaChave, type useLinhas } from '../tela/use-linhas'
import { grupoEscolhido, type LinhaDoGrupo, lerEscolhas } from './escolhas-do-formulario'

interface GruposDoProdutoProps {
  grupos: ReturnType<typeof useLinhas<LinhaDoGrupo>>
  daEmpresa: ReadonlyMap<GrupoId, ResumoDoGrupo>
  comTamanhos: boolean
  /** The name of the group of flavours that is to be made with the product; null for none. */
  novoSabor: string | null
  aoMudarNovoSabor: (nome: string | null) => void
  /** True for a new pizza, which may have a group of flavours made. */
  pizza: boolean
  erro: (campo: string) => string | undefined
}

/** The groups that a product asks, in the order in which it asks them. */
export function GruposDoProduto(props: GruposDoProdutoProps) {
  const { grupos, daEmpresa, comTamanhos, novoSabor, aoMudarNovoSabor, pizza, erro } = props
  const { lugar, linhas, ficam, devolver } = grupos
  return (
    <fieldset
      ref={lugar}
      name="grupos"
      data-recusa={erro('grupos') ? '' : undefined}
      tabIndex={-1}
      className="min-w-0 outline-none"
    >
      <legend className="mb-1.5 font-semibold text-sm">
        <span>{ROTULOS_DO_PRODUTO.grupos}</span>
        <span className="font-normal text-tinta-suave">{' (opcional)'}</span>
      </legend>
      {erro('grupos') && <FieldError>{erro('grupos')}</FieldError>}
      {novoSabor !== null && (
        <Field
          label={ROTULOS_DO_PRODUTO.novoSabor}
          hint="É criado junto com a pizza. Depois de salvar, cadastre nele os sabores e os preços."
          error={erro('novoSabor')}
          className="mb-2"
        >
          <TextInput
            name="novoSabor"
            autoComplete="off"
            maxLength={limites.nome}
            value={novoSabor}
            onChange={({ currentTarget: { value } }) => aoMudarNovoSabor(value)}
          />
        </Field>
      )}
      {linhas.length === 0 && novoSabor === null && (
        <p className="text-sm text-tinta-suave">
          O que o cliente escolhe neste produto: ponto da carne, molhos, sabores, borda.
        </p>
      )}
      <ol className="grid grid-cols-1 gap-2">
        {linhas.map(linha => {
          const grupo = daEmpresa.get(linha.grupoId)
          const posicao = ficam.indexOf(linha)
          if (!grupo) return null
          return (
            <li key={linha.chave}>
              {linha.tirada ? (
                <LinhaTirada nome={grupo.nome} aoDevolver={() => devolver(linha.chave)} />
              ) : (
                <GrupoEscolhido
                  linha={linha}
                  grupo={grupo}
                  posicao={posicao}
                  ultima={posicao === ficam.length - 1}
                  comLimites={!(grupo.tipo === 'sabor' && comTamanhos)}
                  grupos={grupos}
                  erro={erro}
                />
              )}
            </li>
          )
        })}
      </ol>
      <AcrescentarGrupo {...props} />
      {pizza && novoSabor === null && (
        <Button
          variant="quiet"
          icon={<Plus className="size-5" />}
          className="-ml-3"
          onClick={() => aoMudarNovoSabor('Sabores')}
        >
          Criar outro grupo de sabores
        </Button>
      )}
    </fieldset>
  )
}

function AcrescentarGrupo({ grupos, daEmpresa }: GruposDoProdutoProps) {
  const [escolhido, setEscolhido] = useState('')
  const { linhas, ficam, acrescentar } = grupos
  const restam = [...daEmpresa.values()].filter(({ id }) => !linhas.some(({ grupoId }) => grupoId === id))
  if (ficam.length >= LIMITES_DO_CARDAPIO.grupos) {
    return (
      <p className="mt-1.5 text-tinta-suave text-xs">
        {`Um produto tem no máximo ${LIMITES_DO_CARDAPIO.grupos} grupos de opções.`}
      </p>
    )
  }
  const ondeSeCriam = (
    <p className="mt-1.5 text-sm text-tinta-suave">
      <span>
        {daEmpresa.size === 0
          ? 'Nenhum grupo cadastrado ainda. Crie em'
          : restam.length === 0
            ? 'Todos os seus grupos já estão aqui. Crie em'
            : 'Falta algum? Crie em'}
      </span>{' '}
      <Link to="/home/grupos" className="font-semibold text-acento-forte underline">
        Grupos de opções
      </Link>
      <span>.</span>
    </p>
  )
  if (restam.length === 0) return ondeSeCriam
  function por() {
    const grupo = restam.find(({ id }) => String(id) === escolhido)
    if (!grupo) return
    acrescentar(grupoEscolhido(novaChave(linhas), grupo.id))
    setEscolhido('')
  }
  return (
    <>
      <div className="mt-2 flex items-end gap-2">
        <Field label="Acrescentar grupo" className="min-w-0 flex-1">
          <Select value={escolhido} onChange={({ currentTarget: { value } }) => setEscolhido(value)}>
            <option value="">Escolha...</option>
            {restam.map(({ id, nome, tipo, opcoes }) => (
              <option key={id} value={id}>
                {`${nome} (${NOME_DO_TIPO_DE_GRUPO[tipo].toLowerCase()}, ${quantos(opcoes.length, 'opção', 'opções')})`}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="secondary" disabled={escolhido === ''} onClick={por} className="min-h-12">
          Pôr
        </Button>
      </div>
      {ondeSeCriam}
    </>
  )
}

interface GrupoEscolhidoProps {
  linha: LinhaDoGrupo
  grupo: ResumoDoGrupo
  posicao: number
  ultima: boolean
  /** False where the sizes say how many flavours there are. */
  comLimites: boolean
  grupos: GruposDoProdutoProps['grupos']
  erro: (campo: string) => string | undefined
}

function GrupoEscolhido({ linha, grupo, posicao, ultima, comLimites, grupos, erro }: GrupoEscolhidoProps) {
  const campo = (parte: string) => `grupos.${posicao}.${parte}`
  const mover = (passo: -1 | 1) => grupos.mover(linha.chave, passo)
  const [vinculo] = lerEscolhas([], [linha]).grupos
  const noProduto = limitar(grupo, vinculo ?? SEM_LIMITES)
  const incluidas = dizerIncluidas(noProduto)
  const partes = (['min', 'max', 'incluidas'] as const).filter(
    parte => parte !== 'incluidas' || (grupo.tipo !== 'remocao' && grupo.tipo !== 'sabor'),
  )
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
      {erro(campo('id')) && <FieldError>{erro(campo('id'))}</FieldError>}
      {comLimites && (
        <details
          open={partes.some(parte => linha[parte] !== '' || erro(campo(parte))) || undefined}
          className="group"
        >
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm text-tinta-suave [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden="true"
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
