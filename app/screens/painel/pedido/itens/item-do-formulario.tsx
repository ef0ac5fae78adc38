import { QUANTIDADE_MAXIMA, totalDoItem } from '~/domain/pedidos/item'
import { nomeDoExtra, nomeDoItem } from '~/domain/pedidos/texto-do-item'
import { formatReais } from '~/domain/valores/centavos'
import type { GrupoId } from '~/domain/valores/ids'
import { limites } from '~/domain/valores/texto'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field, FieldError } from '~/ui/fields/field'
import { maximumText } from '~/ui/fields/quantity-stepper'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import {
  alterarLinha,
  avisosDaLinha,
  linhaAberta,
  produtoComPerguntas,
  selecaoDaLinha,
  semAEscolha,
} from '../linhas/escolhas-da-linha'
import type { Linha } from '../linhas/linha'
import { comPreco, opcoesDaLinha, quantidadeMais } from '../linhas/linhas'
import { CAMPOS_DA_LINHA } from '../reacao/campos-mudados'
import type { FormularioAberto } from '../reacao/descrever'
import { campoDaPergunta } from '../reacao/redigir'
import { EscolhasDoItem } from './escolhas-do-item'
import { ContaDoPreco, PrecoDoItem } from './preco-do-item'
import { TituloDoItem } from './titulo-do-item'

interface ItemProps {
  linha: Linha
  posicao: number
  aberto: FormularioAberto
  /** The text beside a field of the line; '' is the line itself. */
  erro: (campo: string) => string | undefined
}

/** One line: product, size and options, quantity, unit price, extras and note (balcao-1). */
export function ItemDoFormulario({ linha, posicao, aberto, erro }: ItemProps) {
  const { mudar, ofertaLida: oferta } = aberto
  const contagem = aberto.avisosDaContagem[posicao]
  const opcoes = opcoesDaLinha(linha, oferta)
  const guardada = linha.alterada ? null : linhaAberta(linha, oferta)
  const perguntado = produtoComPerguntas(linha, oferta)
  const produto = perguntado ?? guardada?.produto ?? null
  const escolhendo = perguntado !== null && aberto.formulario.escolhendo === linha.chave
  const campo = `itens.${posicao}`
  const [doItem] = CAMPOS_DA_LINHA.flatMap(parte => aberto.erro(campo + parte) ?? [])
  const mudarLinha = (nova: (antes: Linha) => Linha, grupoId?: GrupoId | null) =>
    mudar({ tipo: 'mudar-linha', chave: linha.chave, mudar: nova, ...(grupoId !== undefined && { grupoId }) })
  return (
    <li data-linha={linha.chave} className="scroll-my-4 rounded-sm border border-linha bg-papel p-3 sm:p-4">
      <div className="flex items-start gap-2">
        <TituloDoItem linha={linha} oferta={oferta} soONome={escolhendo} />
        <IconButton
          label={`Remover ${nomeDoItem(linha)}`}
          icon={<Icon name="trash-2" className="size-5" />}
          className="-mt-1 -mr-2"
          onClick={() => mudar({ tipo: 'remover-linha', chave: linha.chave })}
        />
      </div>
      {doItem && (
        <div data-recusa tabIndex={-1} className="mb-2 outline-none">
          <FieldError>{doItem}</FieldError>
        </div>
      )}
      <Avisos avisos={[...avisosDaLinha(linha, oferta, aberto.hora), ...(contagem ? [contagem] : [])]} />
      {produto && (
        <EscolhasDoItem
          {...{ linha, produto }}
          selecao={guardada?.selecao ?? selecaoDaLinha(linha)}
          abertas={escolhendo}
          recusada={grupoId => aberto.erro(campoDaPergunta(campo, grupoId)) !== undefined}
          aoMudar={mudarLinha}
          aoAbrir={sem => {
            mudarLinha(antes => semAEscolha(alterarLinha(antes, oferta), produto, sem))
            mudar({ tipo: 'escolher-na-linha', chave: linha.chave })
          }}
          aoTerminar={() => aberto.acontecer({ tipo: 'terminou-linha', chave: linha.chave })}
          aoVoltar={linha.alterada ? () => mudar({ tipo: 'desfazer-linha', chave: linha.chave }) : undefined}
        />
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Quantidade linha={linha} aoMudar={mudarLinha} erro={erro('quantidade')} />
        <PrecoDoItem linha={linha} aoMudar={mudarLinha} erro={erro('preco')} />
        <p className="ml-auto self-end pb-3 font-bold text-md tabular-nums">
          <span className="sr-only">Total do item: </span>
          <span>{formatReais(totalDoItem(comPreco(linha, oferta)))}</span>
        </p>
      </div>
      {perguntado && <ContaDoPreco {...{ linha, produto: perguntado }} aoMudar={mudarLinha} />}
      {opcoes.length > 0 && (
        <Extras linha={linha} opcoes={opcoes} aoMarcar={opcao => mudarLinha(opcao.marcar)} />
      )}
      <Field label={`Observação de ${linha.nome}`} hideLabel className="mt-3">
        <TextInput
          name={`observacao-${linha.chave}`}
          maxLength={limites.observacao}
          autoComplete="off"
          placeholder="Observação do item"
          value={linha.observacao}
          onChange={({ currentTarget: { value } }) => mudarLinha(antes => ({ ...antes, observacao: value }))}
        />
      </Field>
    </li>
  )
}

function Avisos({ avisos }: { avisos: readonly string[] }) {
  if (avisos.length === 0) return null
  return (
    <div className="mb-3 flex gap-1.5 text-sm text-yellow-tinta">
      <Icon name="triangle-alert" className="size-4 shrink-0 translate-y-0.5" />
      <div className="min-w-0 break-words">
        {avisos.map(aviso => (
          <p key={aviso} className="font-medium">
            {aviso}
          </p>
        ))}
        <p>Você pode lançar mesmo assim.</p>
      </div>
    </div>
  )
}

interface QuantidadeProps {
  linha: Linha
  aoMudar: (nova: (antes: Linha) => Linha) => void
  erro: string | undefined
}

function Quantidade({ linha, aoMudar, erro }: QuantidadeProps) {
  const somar = (de: 1 | -1) => aoMudar(antes => ({ ...antes, quantidade: quantidadeMais(antes, de) }))
  return (
    <Field
      label="Quantidade"
      hint={Number(linha.quantidade) >= QUANTIDADE_MAXIMA && maximumText(QUANTIDADE_MAXIMA)}
      error={erro}
      className="w-40"
    >
      <div className="flex items-center gap-1">
        <IconButton
          label={`Diminuir ${linha.nome}`}
          variant="outlined"
          icon={<Icon name="minus" className="size-5" />}
          onClick={() => somar(-1)}
        />
        <TextInput
          name={`quantidade-${linha.chave}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={linha.quantidade}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget: { value } }) => aoMudar(antes => ({ ...antes, quantidade: value }))}
          className="px-1 text-center tabular-nums"
        />
        <IconButton
          label={`Aumentar ${linha.nome}`}
          variant="outlined"
          icon={<Icon name="plus" className="size-5" />}
          onClick={() => somar(1)}
        />
      </div>
    </Field>
  )
}

interface ExtrasProps {
  linha: Linha
  opcoes: ReturnType<typeof opcoesDaLinha>
  aoMarcar: (opcao: ReturnType<typeof opcoesDaLinha>[number]) => void
}

function Extras({ linha, opcoes, aoMarcar }: ExtrasProps) {
  const escolhidos = opcoes.filter(({ marcada }) => marcada)
  return (
    <details open={linha.id === null || undefined} className="group mt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span>Extras</span>
          <span className="font-normal text-tinta-suave">
            {escolhidos.length > 0 && ` · ${escolhidos.map(nomeDoExtra).join(', ')}`}
          </span>
        </span>
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 text-tinta-suave transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {opcoes.map(opcao => (
          <li key={opcao.chave}>
            <Checkbox
              name={`extra-${linha.chave}`}
              label={nomeDoExtra(opcao)}
              trailing={opcao.preco > 0 ? `+ ${formatReais(opcao.preco)}` : 'Grátis'}
              checked={opcao.marcada}
              onChange={() => aoMarcar(opcao)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
