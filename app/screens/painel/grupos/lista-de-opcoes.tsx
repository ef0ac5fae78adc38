import { Fragment, useCallback, useMemo } from 'react'
import { LIMITES_DO_CARDAPIO, type TipoDeGrupo } from '~/domain/cardapio/grupo'
import { ROTULOS_DO_GRUPO } from '~/domain/cardapio/grupos/grupo-digitado'
import { FieldError } from '~/ui/fields/field'
import { LinhaTirada } from '../tela/lista/botoes-da-linha'
import { OpcaoDoGrupo, Precos } from './opcao-do-grupo'
import { OpcoesColadas } from './opcoes-coladas-ditas'
import { comLinhaVazia, emBranco, type OpcaoDoRascunho } from './rascunho-do-grupo'
import { TamanhosDaTabela } from './tamanhos-da-tabela'
import { type ListaDeOpcoesProps, useColagem } from './use-colagem'

/** The options in the order in which they are offered, with a row more than is filled in. */
export function ListaDeOpcoes(props: ListaDeOpcoesProps) {
  const { tipo, opcoes, colunas, deTodos, aoMudarDeTodos, erro } = props
  const { lugar, linhas, ficam, mudar, mover, tirar, devolver, setLinhas } = opcoes
  const preenchidas = ficam.filter(linha => !emBranco(linha)).length
  const comPreco = colunas.length === 0 || [deTodos, ...linhas].some(({ preco }) => preco !== '')

  const { colagem, aoColar, aoDesfazer, erroDe } = useColagem(props)
  const { preco, precos } = deTodos
  const tabela = useMemo(
    () => ({ tipo, colunas, comPreco, deTodos: tipo === 'sabor' ? { preco, precos } : null }),
    [tipo, colunas, comPreco, preco, precos],
  )
  const digitar = useCallback(
    (chave: number, parte: Partial<OpcaoDoRascunho>) => {
      mudar(chave, parte)
      setLinhas(comLinhaVazia)
    },
    [mudar, setLinhas],
  )
  return (
    <fieldset ref={lugar} name="opcoes">
      <legend className="mb-1.5 font-semibold text-sm">
        <span>{ROTULOS_DO_GRUPO.opcoes}</span>
        <span className="font-normal text-tinta-suave tabular-nums">
          {` · ${preenchidas} de até ${LIMITES_DO_CARDAPIO.opcoes}`}
        </span>
      </legend>
      {erro('opcoes') && (
        <div data-recusa tabIndex={-1} className="mb-2 outline-none">
          <FieldError>{erro('opcoes')}</FieldError>
        </div>
      )}
      {tipo !== 'remocao' && <TamanhosDaTabela {...props} />}
      {tipo === 'sabor' && (
        <div className="mb-2 rounded-sm border border-linha p-2.5">
          <p className="mb-1.5 text-sm">
            <span className="font-semibold">Preço de todos</span>{' '}
            <span className="text-tinta-suave">Vale para o sabor que não tem o seu.</span>
          </p>
          <div className="flex flex-wrap items-start gap-2">
            <Precos
              de={deTodos}
              chamada="todos os sabores"
              campo={nome => nome}
              tabela={{ ...tabela, deTodos: null }}
              aoMudar={aoMudarDeTodos}
              erro={erro}
            />
          </div>
        </div>
      )}
      <ol className="grid grid-cols-1 gap-2">
        {linhas.map(linha => {
          const posicao = ficam.indexOf(linha)
          const nome = linha.nome.trim() || 'A opção'
          if (linha.tirada) {
            return (
              <li key={linha.chave}>
                <LinhaTirada nome={nome} aoDevolver={() => devolver(linha.chave)} />
              </li>
            )
          }
          return (
            <Fragment key={linha.chave}>
              {colagem?.em === linha.chave && <OpcoesColadas {...{ colagem, aoDesfazer }} />}
              <OpcaoDoGrupo
                opcao={linha}
                posicao={posicao}
                primeira={posicao === 0}
                ultima={posicao >= preenchidas - 1}
                vazia={emBranco(linha)}
                tabela={tabela}
                aoDigitar={digitar}
                aoMoverDe={mover}
                aoTirarDe={tirar}
                aoColarEm={aoColar}
                erro={erroDe}
              />
            </Fragment>
          )
        })}
      </ol>
      <p className="mt-1.5 text-tinta-suave text-xs">{dica(tipo, colunas.length > 0, comPreco)}</p>
      <p className="mt-1 text-tinta-suave text-xs">
        Para várias de uma vez, cole linhas de uma planilha no nome: o nome e depois os preços.
      </p>
      {tipo === 'escolha' && (
        <p className="mt-1 text-tinta-suave text-xs">
          Cada opção entra uma vez. Para aceitar 2 bacons, diga até quantas nela.
        </p>
      )}
    </fieldset>
  )
}

function dica(tipo: TipoDeGrupo, comTamanhos: boolean, comPreco: boolean): string {
  if (tipo === 'remocao') return 'O que o cliente tira não muda o preço.'
  if (!comTamanhos)
    return tipo === 'sabor'
      ? 'Cada sabor precisa de um preço, dele ou de todos.'
      : 'Preço em branco: não custa nada a mais.'
  const emBranco = comPreco
    ? 'Em branco, o tamanho tem o preço de Demais; sem ele, não tem esta opção.'
    : 'Em branco, este tamanho não tem a opção.'
  return tipo === 'sabor' ? emBranco : `${emBranco} Uma opção sem preço nenhum é grátis.`
}
