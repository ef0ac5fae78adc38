import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { produtos } from '../../../app/domain/cardapio/tables.server'
import { pedidos } from '../../../app/domain/pedidos/tables.server'
import { transacao } from '../banco/banco-do-servidor'
import { copiarLinhas } from '../banco/copiar-linhas'
import { CANTINA, CLIENTES } from '../demo'

/** What a journey needs of its shop: its address, and its owner's login. */
export interface LojaCopiada {
  readonly slug: string
  readonly nome: string
  readonly email: string
  readonly senha: string
}

/**
 * A shop like the Cantina: its menu without pictures, customers, hours, freight, and Mariana's orders without extras. The
 * menu has the groups and windows of the Cantina's. Nobody else orders from it, so nothing on its board, in its lists or
 * among its toasts comes from another journey.
 */
export function copiarCantina(url: string): Promise<LojaCopiada> {
  const slug = `cantina-${randomInt(1e9)}`
  const email = `nona@${slug}.example`
  return transacao(url, async db => {
    const { de, para } = await copiarEmpresa(db, slug, email)
    for (const sql of COPIAS) await db.query(sql, [de, para])
    return { slug, nome: CANTINA.nome, email, senha: CANTINA.senha }
  })
}

async function copiarEmpresa(db: pg.Client, slug: string, email: string) {
  const { rows } = await db.query<{ de: string; para: string }>(
    `with cantina as (
       select e.*, u.password_hash from empresas e join membros m on m.empresa_id = e.id
       join users u on u.id = m.user_id where slug = $1
     ), dona as (
       insert into users (email, password_hash, nome_completo, email_confirmed_at)
       select $3, password_hash, 'Nona', now() from cantina returning id
     ), copia as (
       insert into empresas (razaosocial, nomefantasia, email, telefone, endereco_cep, endereco_logradouro,
                             endereco_numero, endereco_bairro, endereco_cidade, endereco_estado, latitude, longitude,
                             slug, tipo_pedido, data_cadastro, status_plano)
       select razaosocial, nomefantasia, $3, telefone, endereco_cep, endereco_logradouro, endereco_numero,
              endereco_bairro, endereco_cidade, endereco_estado, latitude, longitude, $2, tipo_pedido, data_cadastro,
              status_plano
       from cantina returning id
     ), membro as (
       insert into membros (empresa_id, user_id, papel) select copia.id, dona.id, 'dono' from copia, dona
     )
     select cantina.id as de, copia.id as para from cantina, copia`,
    [CANTINA.slug, slug, email],
  )
  const [copiada] = rows
  if (!copiada) throw new Error('the demo is not planted')
  return copiada
}

/** Copies from company $1 to company $2. Rows are matched by name, because no two in the demo have the same. */
const COPIAS = [
  `insert into categorias (empresa_id, nome, descricao, ativo, ordem)
   select $2, nome, descricao, ativo, ordem from categorias where empresa_id = $1`,
  `insert into itens_extra (empresa_id, nome, preco, tipo)
   select $2, nome, preco, tipo from itens_extra where empresa_id = $1`,
  copiarLinhas(
    produtos,
    `jsonb_build_object('empresa_id', $2::bigint, 'categoria_id', nova.id, 'imagem_url', null)`,
    `produtos p
   left join categorias c on c.empresa_id = p.empresa_id and c.id = p.categoria_id
   left join categorias nova on nova.empresa_id = $2 and nova.nome = c.nome
   where p.empresa_id = $1`,
  ),
  `insert into produto_itens_extra (empresa_id, id_produto, id_extra)
   select $2, novo.id, outro.id_extra
   from produto_itens_extra l
   join produtos p on p.empresa_id = l.empresa_id and p.id = l.id_produto
   join itens_extra e on e.empresa_id = l.empresa_id and e.id_extra = l.id_extra
   join produtos novo on novo.empresa_id = $2 and novo.nome = p.nome
   join itens_extra outro on outro.empresa_id = $2 and outro.nome = e.nome
   where l.empresa_id = $1`,
  `insert into janelas (empresa_id, produto_id, dia_semana, abertura, fechamento)
   select $2, novo.id, j.dia_semana, j.abertura, j.fechamento
   from janelas j
   join produtos p on p.empresa_id = j.empresa_id and p.id = j.produto_id
   join produtos novo on novo.empresa_id = $2 and novo.nome = p.nome
   where j.empresa_id = $1`,
  `insert into grupos (empresa_id, nome, ajuda, tipo, min, max)
   select $2, nome, ajuda, tipo, min, max from grupos where empresa_id = $1`,
  `insert into opcoes (empresa_id, grupo_id, nome, preco, ordem)
   select $2, novo.id, o.nome, o.preco, o.ordem
   from opcoes o
   join grupos g on g.empresa_id = o.empresa_id and g.id = o.grupo_id
   join grupos novo on novo.empresa_id = $2 and novo.nome = g.nome
   where o.empresa_id = $1`,
  `insert into produto_grupos (empresa_id, produto_id, grupo_id, ordem)
   select $2, novo.id, outro.id, l.ordem
   from produto_grupos l
   join produtos p on p.empresa_id = l.empresa_id and p.id = l.produto_id
   join grupos g on g.empresa_id = l.empresa_id and g.id = l.grupo_id
   join produtos novo on novo.empresa_id = $2 and novo.nome = p.nome
   join grupos outro on outro.empresa_id = $2 and outro.nome = g.nome
   where l.empresa_id = $1`,
  `insert into clientes (empresa_id, nome, telefone, email, endereco_cep, endereco_logradouro, endereco_numero,
                         endereco_bairro, endereco_cidade, endereco_estado, endereco_complemento)
   select $2, nome, telefone, email, endereco_cep, endereco_logradouro, endereco_numero, endereco_bairro,
          endereco_cidade, endereco_estado, endereco_complemento
   from clientes where empresa_id = $1`,
  `insert into configuracoes (empresa_id, modo_frete, valor_frete_km, valor_frete_fixo, raio_atendimento)
   select $2, modo_frete, valor_frete_km, valor_frete_fixo, raio_atendimento
   from configuracoes where empresa_id = $1`,
  `insert into horarios_funcionamento (empresa_id, dia_semana, horario_abertura, horario_fechamento, turno)
   select $2, dia_semana, horario_abertura, horario_fechamento, turno
   from horarios_funcionamento where empresa_id = $1`,
  copiarLinhas(
    pedidos,
    `jsonb_build_object('empresa_id', $2::bigint, 'cliente_id', novo.id, 'chave', null)`,
    `pedidos p
   left join clientes c on c.empresa_id = p.empresa_id and c.id = p.cliente_id
   left join clientes novo on novo.empresa_id = $2 and novo.telefone = c.telefone
   where p.empresa_id = $1 and p.nome_cliente = '${CLIENTES.mariana.nome}'`,
  ),
  `insert into itens_pedido (empresa_id, pedido_id, produto_id, nome_produto, quantidade, preco_unitario, observacoes)
   select $2, i.pedido_id, novo.id, i.nome_produto, i.quantidade, i.preco_unitario, i.observacoes
   from itens_pedido i
   join pedidos p on p.empresa_id = $2 and p.id = i.pedido_id
   join produtos novo on novo.empresa_id = $2 and novo.nome = i.nome_produto
   where i.empresa_id = $1`,
]
