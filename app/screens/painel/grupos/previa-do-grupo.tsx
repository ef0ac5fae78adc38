import { dizerIncluidas, instrucao, todasAsPerguntas } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { AVISO_DO_MAIOR_VALOR, juntarSabores, precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import { type Grupo, opcoesAVenda, precoDaOpcao, type Variante } from '~/domain/cardapio/grupo'
import { comoGrupo, type GrupoGuardado, type TamanhoGuardado } from '~/domain/cardapio/grupo-guardado'
import { type Centavos, formatReais, formatValor, ZERO } from '~/domain/valores/centavos'

const MOSTRADAS = 4

interface PreviaDoGrupoProps {
  grupo: GrupoGuardado
  /** The sizes in which products have it, and those of its own table. */
  tamanhos: readonly Pick<TamanhoGuardado, 'nome' | 'maxSabores'>[]
}

/** What a customer reads of the group, and what a choice costs, by the rules of the menu itself. */
export function PreviaDoGrupo({ grupo: guardado, tamanhos }: PreviaDoGrupoProps) {
  const grupo = comoGrupo(guardado)
  const variante = maiorTamanho(tamanhos)
  const [pergunta] = todasAsPerguntas({ grupos: [grupo] }, variante)
  if (!pergunta) return null
  const incluidas = dizerIncluidas(pergunta)
  const aVenda = opcoesAVenda(grupo, variante)
  const exemplo = darExemplo(grupo, variante)
  return (
    <section aria-labelledby="previa-do-grupo" className="rounded-sm bg-fundo p-3.5">
      <h3 id="previa-do-grupo" className="text-sm text-tinta-suave">
        {`O que o cliente lê${variante ? ` no tamanho ${variante.nome}` : ''}`}
      </h3>
      <p className="mt-1 break-words font-bold">{grupo.nome || 'Sem nome'}</p>
      <p className="text-sm">{`${instrucao(pergunta)}${incluidas ? ` ${incluidas}.` : ''}`}</p>
      {grupo.ajuda && <p className="break-words text-sm text-tinta-suave">{grupo.ajuda}</p>}
      {grupo.regraPreco === 'maior' && <p className="text-sm">{AVISO_DO_MAIOR_VALOR}</p>}
      <ul className="mt-1.5 grid gap-0.5 text-sm">
        {aVenda.slice(0, MOSTRADAS).map(opcao => (
          <li key={opcao.id} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">{opcao.nome}</span>
            <span className="shrink-0 tabular-nums">{dizerPreco(grupo, precoDaOpcao(opcao, variante))}</span>
          </li>
        ))}
      </ul>
      {aVenda.length > MOSTRADAS && (
        <p className="text-sm text-tinta-suave">{`e mais ${aVenda.length - MOSTRADAS}`}</p>
      )}
      {aVenda.length === 0 && <p className="text-sm text-tinta-suave">Nenhuma opção à venda ainda.</p>}
      {exemplo && <p className="mt-1.5 text-sm">{`Exemplo: ${exemplo}`}</p>}
    </section>
  )
}

/** The size that has most to choose: it shows what the others show, too. */
function maiorTamanho(tamanhos: PreviaDoGrupoProps['tamanhos']): Variante | null {
  const [maior] = tamanhos.toSorted((um, outro) => (outro.maxSabores ?? 0) - (um.maxSabores ?? 0))
  return maior
    ? { id: 0 as Variante['id'], nome: maior.nome, preco: ZERO, maxSabores: maior.maxSabores }
    : null
}

function dizerPreco({ tipo }: Grupo, preco: Centavos | null): string {
  if (preco === null || preco === 0) return tipo === 'sabor' ? formatReais(0) : ''
  return tipo === 'sabor' ? formatReais(preco) : `+ ${formatReais(preco)}`
}

/** 'metade Calabresa (49,90) e metade Portuguesa (55,90): R$ 52,90' */
function darExemplo(grupo: Grupo, variante: Variante | null): string | null {
  const ofertas = opcoesAVenda(grupo, variante).map(opcao => ({
    opcao,
    preco: precoDaOpcao(opcao, variante) ?? ZERO,
  }))
  const dita = ({ opcao: { nome }, preco }: (typeof ofertas)[number]) => `${nome} (${formatValor(preco)})`
  if (grupo.tipo === 'sabor') {
    const [uma] = ofertas
    const outra = ofertas.find(({ preco }) => preco !== uma?.preco) ?? ofertas[1]
    if (!uma || !outra) return null
    const junto = juntarSabores(grupo.regraPreco, [uma.preco, outra.preco])
    return `metade ${dita(uma)} e metade ${dita(outra)}: ${formatReais(junto)}.`
  }
  if (grupo.incluidas === 0) return null
  const escolhidas = ofertas
    .filter(({ preco }) => preco > 0)
    .slice(0, Math.min(grupo.max, grupo.incluidas + 1))
  if (escolhidas.length <= grupo.incluidas) return null
  const opcoes = escolhidas.map(({ opcao }) => ({ grupoId: grupo.id, opcaoId: opcao.id, quantidade: 1 }))
  const variantes = variante ? [variante] : []
  const { parcelas } = precoDaEscolha(
    { preco: ZERO, variantes, grupos: [grupo] },
    { varianteId: variante?.id ?? null, opcoes },
  )
  const total = parcelas.reduce((soma, { unidades, valor }) => soma + unidades * valor, 0)
  return `${escolhidas.map(dita).join(' + ')}: o cliente paga ${formatReais(total)} por elas.`
}
