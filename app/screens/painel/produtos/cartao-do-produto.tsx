import { type ReactNode, useEffect, useRef, useState } from 'react'
import { urlDaImagem } from '~/domain/cardapio/cardapio'
import type { Contavel } from '~/domain/cardapio/disponibilidade/contagem-digitada'
import type { Falta, Vendavel } from '~/domain/cardapio/disponibilidade/em-falta'
import { dizerEtiqueta, dizerServe, etiquetasDe } from '~/domain/cardapio/etiquetas'
import type { ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import type { ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import { ERRO_AO_SALVAR_PRODUTO } from '~/domain/produtos/produto'
import type { GrupoId } from '~/domain/valores/ids'
import { classes } from '~/ui/classes'
import { Checkbox } from '~/ui/fields/checkbox'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { Picture } from '~/ui/picture'
import { ContagemDita, contagemNoCartao } from '../contagem/contagem-no-cartao'
import { AcaoDaFalta } from '../falta/acao-da-falta'
import { FaltaDita } from '../falta/falta-dita'
import { FaltasDoCartao } from '../falta/faltas-do-cartao'
import { OfertaDosHomonimos } from '../falta/oferta-dos-homonimos'
import { HorarioDeVendaDito, horariosDeVenda, type JanelasGuardadas } from '../janelas/horarios-de-venda'
import { usePode } from '../pode'
import { useGravacao } from '../tela/formulario/use-gravacao'
import { type AcaoDaLinha, AcoesDaLinha, duplicar, excluir } from '../tela/lista/acoes-da-linha'
import { LinhaDaLista } from '../tela/lista/cartao-da-lista'
import { quantos } from '../tela/lista/lista'
import type { MudancasDaLinha } from '../tela/lista/tela-da-lista'
import { EscolhasNoCartao, PrecoNoCartao } from './escolhas-do-cartao'
import { TransformarEmGrupo } from './transformar-em-grupo'
import type { VendaNoCartao } from './venda-no-cartao'

interface CartaoDoProdutoProps extends MudancasDaLinha {
  produto: ProdutoDoPainel
  /** Null while it, or its size, is for sale. */
  faltaDe: (vendavel: Vendavel) => Falta | null
  janelas: JanelasGuardadas
  contaveis: readonly Contavel[]
  /** False where orders leave as messages. */
  conta: boolean
  grupos: ReadonlyMap<GrupoId, ResumoDoGrupo>
  venda: VendaNoCartao
}

/** One product of the list, with whether customers see it and the actions for it. */
export function CartaoDoProduto(props: CartaoDoProdutoProps) {
  const { produto, grupos, venda, faltaDe, janelas, contaveis, aoEditar } = props
  const { nome, descricao, serve, codigoCliente, extras } = produto
  const pode = usePode()
  const situacao = useSituacao(produto)
  const [transformando, setTransformando] = useState(false)
  const falta = faltaDe({ tipo: 'produto', id: produto.id })
  return (
    <LinhaDaLista>
      <div className="flex flex-wrap items-center gap-x-3">
        <FotoNoPainel
          imagem={produto.imagem}
          className={classes(
            'size-12 shrink-0 rounded-sm',
            (!situacao.noCardapio || falta) && 'opacity-60 grayscale',
          )}
        />
        <div className="min-w-0 flex-1 basis-48 py-0.5 sm:basis-56">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <h2 className="min-w-0 break-words font-bold text-sm">{nome}</h2>
            <PrecoNoCartao {...venda} />
          </div>
          <div className="flex flex-wrap items-center gap-x-2 text-tinta-suave text-xs">
            <Categoria produto={produto} />
            {!situacao.noCardapio && <ForaDoCardapio>Inativo: fora do cardápio</ForaDoCardapio>}
            {codigoCliente && <p>{`Código: ${codigoCliente}`}</p>}
            {etiquetasDe(produto).map(etiqueta => (
              <p key={etiqueta}>{dizerEtiqueta(etiqueta)}</p>
            ))}
            {serve !== null && <p>{dizerServe(serve)}</p>}
            {situacao.noCardapio && <FaltaDita falta={falta} />}
            {situacao.noCardapio && (
              <OfertaDosHomonimos vendavel={{ tipo: 'produto', id: produto.id, nome }} />
            )}
            <HorarioDeVendaDito guardadas={janelas} />
            <ContagemDita contaveis={contaveis} />
            <EscolhasNoCartao {...{ produto, venda, grupos }} />
            {extras.length > 0 && pode('editar o cardápio') && (
              <p className="flex gap-x-2">
                <span>{quantos(extras.length, 'item extra', 'itens extras')}</span>
                <button
                  type="button"
                  onClick={() => setTransformando(true)}
                  aria-label={`Transformar em grupo os itens extras de ${nome}`}
                  className="-my-3 inline-flex min-h-11 items-center font-semibold text-acento-forte underline max-xl:hidden"
                >
                  Transformar em grupo
                </button>
              </p>
            )}
            {descricao && <p className="line-clamp-1 basis-full max-sm:hidden">{descricao}</p>}
          </div>
        </div>
        <div className="-mr-2 ml-auto flex flex-wrap items-center justify-end sm:shrink-0">
          <Situacao nome={nome} parada={!pode('editar o cardápio')} {...situacao} />
          {situacao.noCardapio && (
            // A phone has room for its words, and not for its icon.
            <AcaoDaFalta vendavel={{ tipo: 'produto', id: produto.id, nome, falta }} semIcone />
          )}
          {aoEditar && (
            <IconButton
              label={`Editar ${nome}`}
              icon={<Icon name="pencil" className="size-5" />}
              onClick={aoEditar}
            />
          )}
          <AcoesDaLinha de={nome} acoes={acoesDo(props, () => setTransformando(true))} />
        </div>
      </div>
      {transformando && extras.length > 0 && (
        <TransformarEmGrupo produto={produto} aoFechar={() => setTransformando(false)} />
      )}
      {situacao.noCardapio && (
        <FaltasDoCartao
          pergunta="Acabou algum tamanho?"
          de={nome}
          partes={produto.tamanhos
            .filter(({ ativo }) => ativo)
            .map(({ id, nome: doTamanho }) => ({
              ...{ tipo: 'tamanho', id, nome: doTamanho, chamada: `${nome} (${doTamanho})` },
              falta: faltaDe({ tipo: 'tamanho', id }),
            }))}
        />
      )}
    </LinhaDaLista>
  )
}

function acoesDo(
  { produto: { id, nome, extras }, janelas, contaveis, conta, aoExcluir }: CartaoDoProdutoProps,
  aoTransformar: () => void,
): AcaoDaLinha[] {
  const transformar: AcaoDaLinha = {
    nome: 'Transformar em grupo',
    rotulo: `Transformar em grupo os itens extras de ${nome}`,
    icone: <Icon name="list-plus" />,
    soNoMenu: true,
    direito: 'editar o cardápio',
    aoApertar: aoTransformar,
  }
  return [
    horariosDeVenda({ tipo: 'produto', id, nome, guardadas: janelas }),
    contagemNoCartao({ tipo: 'produto', id, nome, contaveis, conta }),
    ...(extras.length > 0 ? [transformar] : []),
    duplicar(nome, `/home/produtos/${id}`, ERRO_AO_SALVAR_PRODUTO),
    ...excluir(nome, aoExcluir),
  ]
}

/** Decoration: the name stands beside it. */
export function FotoNoPainel({ imagem, className }: { imagem: string | null; className: string }) {
  return (
    <Picture
      src={imagem ? urlDaImagem(imagem, 400) : null}
      alt=""
      width={400}
      height={400}
      fallback={
        <span className="grid size-full place-content-center rounded-[inherit] bg-fundo text-linha-forte">
          <Icon name="utensils-crossed" strokeWidth={1.5} className="size-8" />
        </span>
      }
      className={className}
    />
  )
}

function Categoria({ produto: { categoria, categoriaAtiva } }: { produto: ProdutoDoPainel }) {
  if (categoria === null) return <ForaDoCardapio>Sem categoria: fora do cardápio</ForaDoCardapio>
  if (!categoriaAtiva) return <ForaDoCardapio>{`${categoria}: categoria inativa`}</ForaDoCardapio>
  return <p className="min-w-0 break-words">{categoria}</p>
}

function ForaDoCardapio({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1 text-yellow-tinta">
      <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  )
}

/** Whether the product is on the menu; while a change is being saved, its new state is shown already. */
function useSituacao({ id, ativo }: ProdutoDoPainel) {
  const formulario = useRef<HTMLFormElement>(null)
  const mudou = useRef(false)
  const { doFormulario, enviar, enviado, gravando } = useGravacao(formulario, {
    rota: `/home/produtos/${id}/situacao`,
    textos: { titulo: ERRO_AO_SALVAR_PRODUTO },
  })
  // In a filtered list the card disappears with its checkbox when its state no longer matches, and the focus with it.
  useEffect(
    () => () => {
      if (!mudou.current || document.activeElement !== document.body) return
      document.getElementById('conteudo')?.focus({ preventScroll: true })
    },
    [],
  )
  const noCardapio = enviado ? enviado.get('ativo') === 'on' : ativo
  function mudar(form: HTMLFormElement) {
    mudou.current = true
    void enviar(new FormData(form))
  }
  return { doFormulario, mudar, gravando, noCardapio }
}

type SituacaoProps = ReturnType<typeof useSituacao> & { nome: string; parada: boolean }

/** The checkbox that puts the product on the menu or takes it off, at one press. */
function Situacao({ nome, parada, doFormulario, mudar, gravando, noCardapio }: SituacaoProps) {
  return (
    <form {...doFormulario()} className="mr-3">
      <Checkbox
        name="ativo"
        label="Ativo"
        aria-label={`Ativo: ${nome}`}
        checked={noCardapio}
        disabled={parada}
        aria-busy={gravando || undefined}
        onChange={({ currentTarget: { form } }) => form && mudar(form)}
        className="py-2.5"
      />
    </form>
  )
}
