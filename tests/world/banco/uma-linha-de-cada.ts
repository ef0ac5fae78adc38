import type { EmpresaId } from '~/domain/valores/ids'
import { LISTAS } from '../listas-do-painel'
import type { Mundo } from '../mundo'

const DA_EMPRESA = [
  ...LISTAS.map(({ linha }) => linha),
  `aparencia (empresa_id) select id`,
  `destaques (empresa_id) select id`,
  `banners (empresa_id, texto) select id, 'Oi'`,
  `faixas_frete (empresa_id, ate_km, taxa) select id, 3, 4.99`,
  `excecoes_horario (empresa_id, data, nome, turnos) select id, now(), 'Natal', '[]'`,
  `pausas (empresa_id, de, ate, servico) select id, now(), now() + interval '1 day', 'tudo'`,
]

const DO_QUE_ELA_TEM = [
  `usos_cupom (empresa_id, cupom_id, pedido_id, valor, em, dia) select empresa_id, id, 1, 1, now(), now() from cupons`,
  `baixas (empresa_id, pedido_id, estoque_id, unidades, dia) select empresa_id, 1, id, 1, now() from estoques`,
  `precos_grupo (empresa_id, grupo_id, tamanho, preco) select empresa_id, id, 'Solto', 1 from grupos`,
  `limites_tamanho (empresa_id, produto_id, grupo_id, variante_id, max) select empresa_id, produto_id, grupo_id, id, 5
   from produto_grupos join variantes using (empresa_id, produto_id)`,
  `produtos_destacados (empresa_id, lista, pelas_vendas, produto_id, ordem)
   select empresa_id, 'destaques', false, id, 1 from produtos`,
  `comprados_juntos (empresa_id, produto_id, junto_id, ordem) select empresa_id, um, outro, 1
   from (select empresa_id, min(id) um, max(id) outro from produtos group by empresa_id) pares`,
  `ajustes_pedido (empresa_id, pedido_id, tipo, alvo, valor) select empresa_id, id, 'taxa', 'servico', 1 from pedidos`,
]

/** A row in each table of a company that the demo may leave empty; the company has counts. */
export async function plantarUmaLinhaDeCada({ sql }: Pick<Mundo, 'sql'>, empresa: EmpresaId): Promise<void> {
  for (const linha of DA_EMPRESA) {
    await sql(`insert into ${linha} from empresas where id = $1 on conflict do nothing`, [empresa])
  }
  for (const linha of DO_QUE_ELA_TEM) {
    await sql(`insert into ${linha} where empresa_id = $1 limit 1 on conflict do nothing`, [empresa])
  }
}
