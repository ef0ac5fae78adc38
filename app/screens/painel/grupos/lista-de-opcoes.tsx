import { Plus, X } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { LIMITES_DO_CARDAPIO, type TipoDeGrupo } from '~/domain/cardapio/grupo'
import { ROTULOS_DO_GRUPO } from '~/domain/cardapio/grupos/grupo-digitado'
import { comAGrafiaDe } from '~/domain/valores/nomes'
import { limites, limparLinha } from '~/domain/valores/texto'
import { Button } from '~/ui/button'
import { Field, FieldError } from '~/ui/field'
import { IconButton } from '~/ui/icon-button'
import { TextInput } from '~/ui/text-input'
import { LinhaTirada } from '../tela/botoes-da-linha'
import { novaChave, type useLinhas } from '../tela/use-linhas'
import { OpcaoDoGrupo } from './opcao-do-grupo'
import { type ColunaDoTamanho, emBranco, type OpcaoDoRascunho, opcaoEmBranco } from './rascunho-do-grupo'

interface ListaDeOpcoesProps {
  tipo: TipoDeGrupo
  opcoes: ReturnType<typeof useLinhas<OpcaoDoRascunho>>
  colunas: readonly ColunaDoTamanho[]
  aoMudarColunas: (colunas: readonly ColunaDoTamanho[]) => void
  /** The sizes that the company's products have, for the table to offer. */
  tamanhos: readonly string[]
  erro: (campo: string) => string | undefined
}

/** The options in the order in which they are offered, with a row more than is filled in. */
export function ListaDeOpcoes(props: ListaDeOpcoesProps) {
  const { tipo, opcoes, colunas, erro } = props
  const { lugar, linhas, ficam, mudar, mover, tirar, devolver, setLinhas } = opcoes
  const preenchidas = ficam.filter(linha => !emBranco(linha)).length
  const comPreco = colunas.length === 0 || linhas.some(({ preco }) => preco !== '')

  const tabela = useMemo(() => ({ tipo, colunas, comPreco }), [tipo, colunas, comPreco])
  const digitar = useCallback(
    (chave: number, parte: Partial<OpcaoDoRascunho>) => {
      mudar(chave, parte)
      setLinhas(comLinhaVazia)
    },
    [mudar, setLinhas],
  )
  return (
    <fieldset ref={lugar} name="opcoes" className="min-w-0">
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
      {tipo !== 'remocao' && <Tamanhos {...props} />}
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
            <OpcaoDoGrupo
              key={linha.chave}
              opcao={linha}
              posicao={posicao}
              primeira={posicao === 0}
              ultima={posicao >= preenchidas - 1}
              vazia={emBranco(linha)}
              tabela={tabela}
              aoDigitar={digitar}
              aoMoverDe={mover}
              aoTirarDe={tirar}
              erro={erro}
            />
          )
        })}
      </ol>
      <p className="mt-1.5 text-tinta-suave text-xs">{dica(tipo, colunas.length > 0, comPreco)}</p>
      {tipo === 'escolha' && (
        <p className="mt-1 text-tinta-suave text-xs">
          Cada opção entra uma vez. Para aceitar 2 bacons, diga até quantas nela.
        </p>
      )}
    </fieldset>
  )
}

/** A row to type in stands always at the end, as long as the group may have more. */
function comLinhaVazia(linhas: readonly OpcaoDoRascunho[]): readonly OpcaoDoRascunho[] {
  const ultima = linhas.findLast(({ tirada }) => !tirada)
  const ficam = linhas.filter(({ tirada }) => !tirada).length
  const cheia = ficam >= LIMITES_DO_CARDAPIO.opcoes
  return cheia || (ultima && emBranco(ultima)) ? linhas : [...linhas, opcaoEmBranco(novaChave(linhas))]
}

function dica(tipo: TipoDeGrupo, comTamanhos: boolean, comPreco: boolean): string {
  if (tipo === 'remocao') return 'O que o cliente tira não muda o preço.'
  if (!comTamanhos)
    return tipo === 'sabor' ? 'Cada sabor precisa de um preço.' : 'Preço em branco: não custa nada a mais.'
  const emBranco = comPreco
    ? 'Em branco, o tamanho tem o preço de Demais; sem ele, não tem esta opção.'
    : 'Em branco, este tamanho não tem a opção.'
  return tipo === 'sabor' ? emBranco : `${emBranco} Uma opção sem preço nenhum é grátis.`
}

/** The columns of the table: those of the products are given, others can be added and taken away. */
function Tamanhos({ colunas, aoMudarColunas, tamanhos, opcoes, erro }: ListaDeOpcoesProps) {
  const [novo, setNovo] = useState('')
  const [aberto, setAberto] = useState(false)
  const nomes = colunas.map(({ nome }) => nome)
  const oferecidos = tamanhos.filter(nome => !nomes.includes(nome))
  const repetido = nomes.includes(comAGrafiaDe(limparLinha(novo), nomes))

  function acrescentar(digitado: string) {
    const nome = comAGrafiaDe(limparLinha(digitado), [...nomes, ...tamanhos])
    if (nome === '' || nomes.includes(nome)) return
    aoMudarColunas([...colunas, { nome, usada: false }])
    setNovo('')
    setAberto(false)
  }
  function tirar(nome: string) {
    aoMudarColunas(colunas.filter(coluna => coluna.nome !== nome))
    opcoes.setLinhas(antes =>
      antes.map(linha => {
        const precos = new Map(linha.precos)
        precos.delete(nome)
        return { ...linha, precos }
      }),
    )
  }
  const erroDaColuna = colunas.map((_, n) => erro(`tamanhos.${n}`)).find(Boolean) ?? erro('tamanhos')
  return (
    <div className="mb-2 grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="text-tinta-suave">
          {colunas.length > 0 ? 'Preço por tamanho:' : 'Um preço só, em todos os tamanhos.'}
        </span>
        {colunas.map(({ nome, usada }, n) => (
          <span key={nome} className="inline-flex items-center rounded-full bg-fundo pl-3 font-semibold">
            <input type="hidden" name={`tamanhos.${n}`} value={nome} />
            <span>{nome}</span>
            {usada ? (
              <span className="pr-3" />
            ) : (
              <IconButton
                label={`Tirar o tamanho ${nome}`}
                icon={<X className="size-4" />}
                onClick={() => tirar(nome)}
              />
            )}
          </span>
        ))}
        {!aberto && (
          <Button variant="quiet" icon={<Plus className="size-5" />} onClick={() => setAberto(true)}>
            Acrescentar tamanho
          </Button>
        )}
      </div>
      {erroDaColuna && <FieldError>{erroDaColuna}</FieldError>}
      {aberto && (
        <div className="flex flex-wrap items-end gap-2">
          <Field label="Novo tamanho" error={repetido && novo !== '' && 'Este tamanho já está na tabela.'}>
            <TextInput
              autoComplete="off"
              maxLength={limites.nome}
              placeholder="Ex.: Gigante"
              autoFocus
              value={novo}
              onChange={({ currentTarget: { value } }) => setNovo(value)}
              onKeyDown={event => {
                // Enter must not send the whole form.
                if (event.key !== 'Enter') return
                event.preventDefault()
                acrescentar(event.currentTarget.value)
              }}
            />
          </Field>
          <Button variant="secondary" onClick={() => acrescentar(novo)}>
            Acrescentar
          </Button>
          {oferecidos.map(nome => (
            <Button key={nome} variant="quiet" onClick={() => acrescentar(nome)}>
              {nome}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
