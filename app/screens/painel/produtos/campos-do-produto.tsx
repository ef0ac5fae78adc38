import { useMemo, useState } from 'react'
import { porQueNaoSePede, tamanhosSemOpcoes } from '~/domain/cardapio/escolhas/venda'
import { montarProduto, porId } from '~/domain/cardapio/grupo-guardado'
import { ROTULOS_DO_PRODUTO } from '~/domain/cardapio/produto-digitado'
import type {
  listOpcoesDoProduto,
  OpcaoDeCategoria,
  ProdutoDoPainel,
} from '~/domain/cardapio/store-produtos.server'
import { arrumarReais, formatValor, ZERO } from '~/domain/valores/centavos'
import type { CategoriaId, GrupoId } from '~/domain/valores/ids'
import { limites, semAcentos } from '~/domain/valores/texto'
import { Banner } from '~/ui/banner'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { Select } from '~/ui/fields/select'
import { TextArea } from '~/ui/fields/text-area'
import { TextInput } from '~/ui/fields/text-input'
import { useCozinha } from '../grupos/use-cozinha'
import { useLinhas } from '../tela/lista/use-linhas'
import { CampoDaImagem } from './campo-da-imagem'
import { EscolhaDeExtras } from './escolha-de-extras'
import {
  abrirGrupos,
  abrirTamanhos,
  grupoEscolhido,
  lerEscolhas,
  tamanhosDaPizza,
} from './escolhas-do-formulario'
import { EtiquetasDoProduto } from './etiquetas-do-produto'
import { GruposDoProduto } from './grupos-do-produto'
import { TamanhosDoProduto } from './tamanhos-do-produto'

interface CamposDoProdutoProps {
  /** Null for a new one. */
  produto: ProdutoDoPainel | null
  opcoes: Awaited<ReturnType<typeof listOpcoesDoProduto>>
  /** True for 'Nova pizza', which begins with sizes and flavours. */
  pizza: boolean
  erro: (campo: string) => string | undefined
}

const NENHUMA = { tamanhos: [], grupos: [] }

export function CamposDoProduto({ produto, opcoes, pizza, erro }: CamposDoProdutoProps) {
  const grupos = porId(opcoes.grupos)
  const sabores = opcoes.grupos.find(({ tipo }) => tipo === 'sabor')
  const tamanhos = useLinhas(() => (pizza ? tamanhosDaPizza() : abrirTamanhos(produto ?? NENHUMA)))
  const escolhidos = useLinhas(() =>
    pizza && sabores ? [grupoEscolhido(1, sabores.id)] : abrirGrupos(produto ?? NENHUMA),
  )
  const [novoSabor, setNovoSabor] = useState(pizza && !sabores ? 'Sabores' : null)
  const escolhas = lerEscolhas(tamanhos.ficam, escolhidos.ficam)
  const comTamanhos = escolhas.tamanhos.length > 0
  const comSabores =
    novoSabor !== null || escolhas.grupos.some(({ grupoId }) => grupos.get(grupoId)?.tipo === 'sabor')
  const cozinha = useCozinha()
  const inteiros = useMemo(() => cozinha && porId(cozinha.grupos), [cozinha])
  const montado = inteiros && montarProduto({ ...escolhas, preco: ZERO }, inteiros)
  const semOpcoes = (grupoId: GrupoId) => (montado ? tamanhosSemOpcoes(montado, grupoId) : [])
  const motivos = montado ? [...new Set(porQueNaoSePede(montado))] : []
  const categoria = produto ? produto.categoriaId : pizza ? acharCategoriaDaPizza(opcoes.categorias) : null
  return (
    <>
      <Field
        label={ROTULOS_DO_PRODUTO.nome}
        required
        hint={
          pizza && 'Uma pizza só, para todos os sabores: o cliente escolhe o tamanho e depois os sabores.'
        }
        error={erro('nome')}
      >
        <TextInput
          name="nome"
          autoComplete="off"
          placeholder={pizza ? 'Ex.: Pizza salgada' : 'Ex.: X-salada'}
          maxLength={limites.nomeDoProduto}
          defaultValue={produto?.nome}
        />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {comTamanhos ? (
          <div>
            <p className="mb-1.5 font-semibold text-sm">{ROTULOS_DO_PRODUTO.preco}</p>
            <p className="text-sm text-tinta-suave">
              {comSabores
                ? 'Vem do sabor, em cada tamanho: você preenche no grupo de sabores.'
                : 'Com tamanhos, o preço é o de cada um, logo abaixo.'}
            </p>
          </div>
        ) : (
          <Field label={ROTULOS_DO_PRODUTO.preco} required error={erro('preco')}>
            <MoneyInput
              name="preco"
              placeholder="0,00"
              format={arrumarReais}
              defaultValue={produto && produto.tamanhos.length === 0 ? formatValor(produto.preco) : undefined}
            />
          </Field>
        )}
        {!comTamanhos && (
          <Field
            label={ROTULOS_DO_PRODUTO.precoPromocional}
            optional
            hint="O cliente vê os dois. Só em alguns dias ou horas, faça em Promoções."
            error={erro('precoPromocional')}
          >
            <MoneyInput
              name="precoPromocional"
              placeholder="0,00"
              format={arrumarReais}
              defaultValue={produto?.precoPromocional ? formatValor(produto.precoPromocional) : undefined}
            />
          </Field>
        )}
        <Field
          label={ROTULOS_DO_PRODUTO.categoriaId}
          optional
          hint="Sem categoria, o produto não aparece no cardápio."
          error={erro('categoriaId')}
        >
          <Select name="categoriaId" defaultValue={categoria ?? ''}>
            <option value="">Sem categoria</option>
            {opcoes.categorias.map(({ id, nome, ativo }) => (
              <option key={id} value={id}>
                {ativo ? nome : `${nome} (inativa)`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <TamanhosDoProduto tamanhos={tamanhos} comSabores={comSabores} erro={erro} />
      <GruposDoProduto
        grupos={escolhidos}
        daEmpresa={grupos}
        tamanhos={tamanhos.ficam}
        semOpcoes={semOpcoes}
        novoSabor={novoSabor}
        aoMudarNovoSabor={setNovoSabor}
        pizza={pizza}
        erro={erro}
      />
      {motivos.length > 0 && (
        <Banner tone="warning" title="Assim ninguém consegue pedir">
          {motivos.map(motivo => (
            <p key={motivo}>{motivo}</p>
          ))}
        </Banner>
      )}
      <Field label={ROTULOS_DO_PRODUTO.descricao} optional error={erro('descricao')}>
        <TextArea
          name="descricao"
          placeholder="O que vem no prato, o tamanho, para quantas pessoas..."
          maxLength={limites.descricao}
          defaultValue={produto?.descricao ?? ''}
        />
      </Field>
      <EtiquetasDoProduto etiquetas={produto?.etiquetas ?? null} erro={erro('etiquetas')} />
      <Field label={ROTULOS_DO_PRODUTO.serve} optional error={erro('serve')}>
        <TextInput
          name="serve"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Ex.: 2"
          defaultValue={produto?.serve ?? ''}
        />
      </Field>
      <CampoDaImagem imagem={produto?.imagem ?? null} erro={erro('imagem')} />
      <Field
        label={ROTULOS_DO_PRODUTO.codigoCliente}
        optional
        hint="O código dele no caixa ou sistema que você já usa."
        error={erro('codigoCliente')}
      >
        <TextInput
          name="codigoCliente"
          autoComplete="off"
          maxLength={limites.codigo}
          defaultValue={produto?.codigoCliente ?? ''}
        />
      </Field>
      <EscolhaDeExtras
        extras={opcoes.extras}
        possuiExtra={produto?.possuiExtra ?? false}
        vinculados={produto?.extras ?? []}
        erro={erro('extras')}
      />
      <Checkbox
        name="ativo"
        label={ROTULOS_DO_PRODUTO.ativo}
        description="Desmarcado, ele some do cardápio."
        defaultChecked={produto?.ativo ?? true}
      />
    </>
  )
}

/** The category that a new pizza most likely belongs to; null when the owner has to say it. */
function acharCategoriaDaPizza(categorias: readonly OpcaoDeCategoria[]): CategoriaId | null {
  const [unica, ...outras] = categorias
  const dePizza = categorias.find(({ nome }) => semAcentos(nome).includes('pizza'))
  return (dePizza ?? (outras.length === 0 ? unica : undefined))?.id ?? null
}
