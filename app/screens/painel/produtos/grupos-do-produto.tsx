import { useState } from 'react'
import { LIMITES_DO_CARDAPIO } from '~/domain/cardapio/grupo'
import type { ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import { NOME_DO_TIPO_DE_GRUPO } from '~/domain/cardapio/grupos/descrever-grupo'
import { ROTULOS_DO_PRODUTO } from '~/domain/cardapio/produto-digitado'
import type { GrupoId } from '~/domain/valores/ids'
import { limites } from '~/domain/valores/texto'
import { Button } from '~/ui/button'
import { Field, FieldError } from '~/ui/fields/field'
import { Select } from '~/ui/fields/select'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { LinhaTirada } from '../tela/lista/botoes-da-linha'
import { quantos } from '../tela/lista/lista'
import { novaChave, type useLinhas } from '../tela/lista/use-linhas'
import { grupoEscolhido, type LinhaDoGrupo, type LinhaDoTamanho } from './escolhas-do-formulario'
import { GrupoEscolhido } from './grupo-escolhido'

interface GruposDoProdutoProps {
  grupos: ReturnType<typeof useLinhas<LinhaDoGrupo>>
  daEmpresa: ReadonlyMap<GrupoId, ResumoDoGrupo>
  /** The sizes that the product will have. */
  tamanhos: readonly LinhaDoTamanho[]
  /** The sizes, by their place, in which the group has no option; none while the options are not known. */
  semOpcoes: (grupoId: GrupoId) => readonly number[]
  /** The name of the group of flavours that is to be made with the product; null for none. */
  novoSabor: string | null
  aoMudarNovoSabor: (nome: string | null) => void
  /** True for a new pizza, which may have a group of flavours made. */
  pizza: boolean
  erro: (campo: string) => string | undefined
}

/** The groups that a product asks, in the order in which it asks them. */
export function GruposDoProduto(props: GruposDoProdutoProps) {
  const { grupos, daEmpresa, tamanhos, semOpcoes, novoSabor, aoMudarNovoSabor, pizza, erro } = props
  const { lugar, linhas, ficam, devolver } = grupos
  return (
    <fieldset
      ref={lugar}
      name="grupos"
      data-recusa={erro('grupos') ? '' : undefined}
      tabIndex={-1}
      className="outline-none"
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
                  tamanhos={tamanhos}
                  semOpcoes={semOpcoes(grupo.id)}
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
          icon={<Icon name="plus" className="size-5" />}
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
      <Link inText to="/home/grupos" className="font-semibold text-acento-forte underline">
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
