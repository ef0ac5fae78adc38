import { useEffect, useMemo, useRef, useState } from 'react'
import { dobrarParaBusca, procurar } from '~/domain/valores/busca'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { usePode } from '../../pode'
import { foraDeVenda, type ProdutoOferecido, precoOferecido } from '../linhas/oferta'
import { CampoComSugestoes } from '../partes/campo-com-sugestoes'
import { Secao } from '../partes/secao-do-formulario'
import type { FormularioAberto } from '../reacao/descrever'
import type { Formulario } from '../reacao/formulario'
import { ItemDoFormulario } from './item-do-formulario'
import { LinkDoCombo } from './link-do-combo'

/** As many as somebody will scroll through; another letter narrows the list. */
const MAX_ACHADOS = 60

/** The order's lines, and the search that adds one (balcao-1). */
export function ListaDeItens({ aberto }: { aberto: FormularioAberto }) {
  const { formulario, erro } = aberto
  const { linhas } = formulario
  const lista = useLinhaAVista(formulario.ultima)
  return (
    <Secao titulo="Itens">
      {linhas.length === 0 ? (
        <p className="rounded-sm border border-linha-forte/50 border-dashed px-4 py-5 text-center text-tinta-suave">
          Nenhum item ainda. Busque um produto abaixo para começar.
        </p>
      ) : (
        <ul ref={lista} className="grid grid-cols-1 gap-3">
          {linhas.map((linha, posicao) => (
            <ItemDoFormulario
              key={linha.chave}
              linha={linha}
              posicao={posicao}
              aberto={aberto}
              erro={campo => erro(campo === '' ? `itens.${posicao}` : `itens.${posicao}.${campo}`)}
            />
          ))}
        </ul>
      )}
      {/* The search is below the lines, so that a new line appears directly above it. */}
      <BuscaDeProduto aberto={aberto} />
      <LinkDoCombo aberto={aberto} />
    </Secao>
  )
}

/** Scrolls the line that was just added into sight; the focus stays in the search, where the next product is typed. */
function useLinhaAVista(ultima: Formulario['ultima']) {
  const lista = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!ultima) return
    const linha = lista.current?.querySelector<HTMLElement>(`[data-linha="${ultima.chave}"]`)
    if (!linha) return
    // Scrolls to the search first and to the line afterwards, so that the line is in sight when both do not fit.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
    linha.scrollIntoView({ block: 'nearest' })
    // On a phone a line with many extras does not fit: at least its title must be in sight.
    linha.querySelector('h4')?.scrollIntoView({ block: 'nearest' })
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    linha.animate([{ outline: '3px solid var(--color-acento)' }, { outline: '3px solid transparent' }], {
      duration: 1_200,
      easing: 'ease-in',
    })
  }, [ultima])
  return lista
}

function BuscaDeProduto({ aberto }: { aberto: FormularioAberto }) {
  const { formulario, mudar, erro, ofertas } = aberto
  const pode = usePode()
  const [termo, setTermo] = useState('')
  const [aberta, setAberta] = useState(false)
  const produtos = useMemo(
    () =>
      [...(ofertas.produtos ?? new Map()).values()].map(produto => ({
        produto,
        dobrado: dobrarParaBusca(produto.nome),
      })),
    [ofertas.produtos],
  ) as readonly { produto: ProdutoOferecido; dobrado: string }[]
  const acha = procurar(termo)
  const achados = produtos
    .filter(({ dobrado }) => acha(dobrado))
    .slice(0, MAX_ACHADOS)
    .map(({ produto }) => produto)

  function adicionar(produto: ProdutoOferecido) {
    mudar({ tipo: 'adicionar', produto })
    setTermo('')
    setAberta(false)
  }
  const dica = () => {
    if (ofertas.produtos === null)
      return ofertas.falhou ? undefined : <span className="pending-show">Carregando produtos...</span>
    if (produtos.length === 0)
      return pode('editar o cardápio')
        ? 'Nenhum produto ativo. Cadastre os produtos em Produtos.'
        : 'Nenhum produto ativo.'
    return termo.trim() !== '' && achados.length === 0 ? 'Nenhum produto com esse nome.' : undefined
  }
  return (
    <>
      {ofertas.falhou && (
        <Banner
          tone="danger"
          title="Erro ao buscar produtos"
          announce
          action={
            <Button
              variant="secondary"
              icon={<Icon name="rotate-cw" className="size-5" />}
              onClick={() => aberto.acontecer({ tipo: 'buscou-oferta' })}
            >
              Tentar novamente
            </Button>
          }
        >
          Verifique sua conexão e tente novamente.
        </Banner>
      )}
      <Field label="Adicionar produto" error={erro('itens')} hint={dica()}>
        <CampoComSugestoes
          rotulo="Produtos"
          itens={achados}
          aberta={aberta}
          aoAbrir={setAberta}
          primeiraPronta
          aoDigitar={valor => {
            setTermo(valor)
            setAberta(true)
          }}
          aoEscolher={adicionar}
          chave={({ id }) => id}
          campo={({ onKeyDown, ...ligacao }) => (
            <TextInput
              {...ligacao}
              name="produto"
              enterKeyHint="done"
              autoComplete="off"
              placeholder="Buscar produto pelo nome"
              leading={<Icon name="plus" className="size-5" />}
              value={termo}
              onClick={() => setAberta(true)}
              onKeyDown={event => {
                onKeyDown?.(event)
                // Enter adds a product; it never saves the order from here.
                if (event.key === 'Enter') event.preventDefault()
              }}
            />
          )}
        >
          {produto => (
            <>
              <span className="min-w-0 flex-1 font-medium">{produto.nome}</span>
              <span className="shrink-0 text-tinta-suave text-xs">{foraDeVenda(produto, aberto.hora)}</span>
              <span className="shrink-0 text-tinta-suave tabular-nums">{precoOferecido(produto)}</span>
            </>
          )}
        </CampoComSugestoes>
      </Field>
      <p role="status" className="sr-only">
        {dizerAdicionado(formulario)}
      </p>
    </>
  )
}

/** The text differs each time, because a live region does not announce the same text twice. */
function dizerAdicionado({ ultima, linhas }: Formulario): string {
  const linha = linhas.find(({ chave }) => chave === ultima?.chave)
  if (!ultima || !linha) return ''
  const vezes = linhas.filter(({ produtoId }) => produtoId === linha.produtoId).length
  const quantos = vezes > 1 ? ` (${vezes} linhas)` : ''
  return `${linha.nome} no pedido: ${ultima.quantidade}${quantos}.`
}
