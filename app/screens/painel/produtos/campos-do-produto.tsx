import type { listOpcoesDoProduto, ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import { ROTULOS_DO_PRODUTO } from '~/domain/produtos/produto'
import { arrumarReais, formatValor } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { MoneyInput } from '~/ui/money-input'
import { Select } from '~/ui/select'
import { TextArea } from '~/ui/text-area'
import { TextInput } from '~/ui/text-input'
import { CampoDaImagem } from './campo-da-imagem'
import { EscolhaDeExtras } from './escolha-de-extras'

interface CamposDoProdutoProps {
  /** Null for a new one. */
  produto: ProdutoDoPainel | null
  opcoes: Awaited<ReturnType<typeof listOpcoesDoProduto>>
  erro: (campo: string) => string | undefined
}

export function CamposDoProduto({ produto, opcoes, erro }: CamposDoProdutoProps) {
  return (
    <>
      <Field label={ROTULOS_DO_PRODUTO.nome} required error={erro('nome')}>
        <TextInput
          name="nome"
          autoComplete="off"
          placeholder="Ex.: Pizza margherita"
          maxLength={limites.nomeDoProduto}
          defaultValue={produto?.nome}
        />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={ROTULOS_DO_PRODUTO.preco} required error={erro('preco')}>
          <MoneyInput
            name="preco"
            placeholder="0,00"
            format={arrumarReais}
            defaultValue={produto ? formatValor(produto.preco) : undefined}
          />
        </Field>
        <Field
          label={ROTULOS_DO_PRODUTO.categoriaId}
          optional
          hint="Sem categoria, o produto não aparece no cardápio."
          error={erro('categoriaId')}
        >
          <Select name="categoriaId" defaultValue={produto?.categoriaId ?? ''}>
            <option value="">Sem categoria</option>
            {opcoes.categorias.map(({ id, nome, ativo }) => (
              <option key={id} value={id}>
                {ativo ? nome : `${nome} (inativa)`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={ROTULOS_DO_PRODUTO.descricao} optional error={erro('descricao')}>
        <TextArea
          name="descricao"
          placeholder="O que vem no prato, o tamanho, para quantas pessoas..."
          maxLength={limites.descricao}
          defaultValue={produto?.descricao ?? ''}
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
