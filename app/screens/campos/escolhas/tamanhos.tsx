import { memo } from 'react'
import { aPartirDe } from '~/domain/cardapio/escolhas/a-partir-de'
import { contarOpcoes, perguntasDo } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import type { ProdutoComEscolhas, Variante } from '~/domain/cardapio/grupo'
import { formatReais } from '~/domain/valores/centavos'
import type { VarianteId } from '~/domain/valores/ids'
import { RadioTiles } from '~/ui/fields/radio-tiles'
import { TituloDaPergunta } from './legenda'

interface TamanhosProps {
  produto: ProdutoComEscolhas
  escolhido: VarianteId | null
  erro: string | undefined
  aoEscolher: (id: VarianteId) => void
}

export const Tamanhos = memo(function Tamanhos({ produto, escolhido, erro, aoEscolher }: TamanhosProps) {
  return (
    <RadioTiles
      legend={<TituloDaPergunta titulo="Tamanho" obrigatoria />}
      value={escolhido === null ? null : String(escolhido)}
      onValueChange={id => aoEscolher(Number(id) as VarianteId)}
      error={erro}
      choices={produto.variantes.map(variante => {
        const preco = aPartirDe({ ...produto, variantes: [variante] })
        return {
          value: String(variante.id),
          label: variante.nome,
          disabled: preco === null,
          description: preco === null ? 'Esgotado' : <Descricao {...{ produto, variante, preco }} />,
        }
      })}
    />
  )
})

interface DescricaoProps {
  produto: ProdutoComEscolhas
  variante: Variante
  preco: NonNullable<ReturnType<typeof aPartirDe>>
}

function Descricao({ produto, variante, preco: { preco, precoNormal, varia } }: DescricaoProps) {
  const sabores = perguntasDo(produto, variante).find(({ tipo }) => tipo === 'sabor')
  return (
    <>
      {sabores && (
        <span className="block">
          {`${sabores.max > 1 ? 'até ' : ''}${contarOpcoes('sabor', sabores.max)}`}
        </span>
      )}
      <span className="block tabular-nums">
        {precoNormal && <s className="text-tinta-suave">{`de ${formatReais(precoNormal)} `}</s>}
        {varia ? <span>{'a partir de '}</span> : precoNormal && <span>{'por '}</span>}
        <span className="whitespace-nowrap">{formatReais(preco)}</span>
      </span>
    </>
  )
}
