import { useState } from 'react'
import { comAGrafiaDe } from '~/domain/valores/nomes'
import { limites, limparLinha } from '~/domain/valores/texto'
import { Button } from '~/ui/button'
import { Field, FieldError } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import type { ListaDeOpcoesProps } from './use-colagem'

/** The columns of the table: those of the products are given, others can be added and taken away. */
export function TamanhosDaTabela(props: ListaDeOpcoesProps) {
  const { colunas, aoMudarColunas, tamanhos, opcoes, deTodos, aoMudarDeTodos, erro } = props
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
    const semEle = (precos: ReadonlyMap<string, string>) =>
      new Map([...precos].filter(([tamanho]) => tamanho !== nome))
    aoMudarColunas(colunas.filter(coluna => coluna.nome !== nome))
    aoMudarDeTodos({ precos: semEle(deTodos.precos) })
    opcoes.setLinhas(antes => antes.map(linha => ({ ...linha, precos: semEle(linha.precos) })))
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
                icon={<Icon name="x" className="size-4" />}
                onClick={() => tirar(nome)}
              />
            )}
          </span>
        ))}
        {!aberto && (
          <Button
            variant="quiet"
            icon={<Icon name="plus" className="size-5" />}
            onClick={() => setAberto(true)}
          >
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
