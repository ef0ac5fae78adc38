import { PONTO_DA_CARNE } from '../../../db/demo/cantina-grupos'
import type { Mundo } from '../mundo'

/** A line of an order for the Cantina's meat, which has a point to choose, as a browser sends it; and what it costs. */
export async function linhaDeCarne({ sql, cantina }: Mundo) {
  const [achada] = await sql<Record<'produto' | 'grupo' | 'opcao' | 'preco', string>>(
    `select l.produto_id as produto, l.grupo_id as grupo, o.id as opcao, p.preco * 100 as preco
     from produto_grupos l
     join produtos p on p.empresa_id = l.empresa_id and p.id = l.produto_id
     join opcoes o on o.empresa_id = l.empresa_id and o.grupo_id = l.grupo_id
     where o.empresa_id = $1 and o.nome = $2`,
    [cantina, PONTO_DA_CARNE.opcoes[1]?.nome],
  )
  if (!achada) throw new Error('the demo has no meat with a point to choose')
  const opcao = {
    grupoId: Number(achada.grupo),
    opcaoId: Number(achada.opcao),
    quantidade: 1,
    observacao: 'bem quente',
  }
  return {
    linha: {
      ...{ produtoId: Number(achada.produto), varianteId: null, quantidade: 1, extras: [], observacao: null },
      opcoes: [opcao],
    },
    preco: Number(achada.preco),
  }
}
