import type { Mundo } from '../mundo'

/** One of each kind of thing that a menu shows, changed by SQL with the number of its shop as $1. */
export interface MudancaDoCardapio {
  readonly que: string
  readonly loja: 'cantina' | 'bella' | 'burger'
  readonly sql: string
  /** What stands in the page more often than before, or less often. */
  readonly mais?: string
  readonly menos?: string
}

const HOJE = `(now() at time zone 'America/Sao_Paulo')::date`
/** Of the category that the menu's document shows. */
const PRODUTO = `id = (select min(id) from produtos p where p.empresa_id = $1 and p.ativo and p.preco > 0
  and p.categoria_id = (select id from categorias c where c.empresa_id = $1 and c.ativo order by ordem, nome limit 1)
  and not exists (select from janelas j where j.empresa_id = $1 and j.produto_id = p.id) and p.esgotado_ate is null)`

export const MUDANCAS_DO_CARDAPIO: readonly MudancaDoCardapio[] = [
  {
    que: 'o nome de um produto',
    loja: 'cantina',
    sql: `update produtos set nome = 'Prato do teste' where empresa_id = $1 and ${PRODUTO}`,
    mais: 'Prato do teste',
  },
  {
    que: 'um preço',
    loja: 'cantina',
    sql: `update produtos set preco = 77.31 where empresa_id = $1 and nome = 'Prato do teste'`,
    mais: '77,31',
  },
  {
    que: 'uma foto',
    loja: 'cantina',
    sql: `update produtos set imagem_url = '1/fotodoteste' where empresa_id = $1 and nome = 'Prato do teste'`,
    mais: 'fotodoteste',
  },
  {
    que: 'o que se esgotou',
    loja: 'cantina',
    sql: `update produtos set esgotado_ate = 'infinity' where empresa_id = $1 and nome = 'Prato do teste'`,
    mais: 'Esgotado',
  },
  {
    que: 'um produto fora de venda',
    loja: 'cantina',
    sql: `update produtos set ativo = false where empresa_id = $1 and nome = 'Prato do teste'`,
    menos: 'Prato do teste',
  },
  {
    que: 'uma contagem que chega a zero',
    loja: 'cantina',
    sql: `insert into estoques (empresa_id, produto_id, restante, dia)
      select $1, id, 0, ${HOJE} from produtos where empresa_id = $1 and ${PRODUTO}`,
    mais: 'Esgotado',
  },
  {
    que: 'uma contagem que se repõe',
    loja: 'cantina',
    sql: 'update estoques set restante = 9 where empresa_id = $1 and produto_id is not null and restante = 0',
    menos: 'Esgotado',
  },
  {
    que: 'uma janela de venda',
    loja: 'cantina',
    sql: `insert into janelas (empresa_id, produto_id, dia_semana, abertura, fechamento)
      select $1, id, 'quarta', 187, 188 from produtos where empresa_id = $1 and ${PRODUTO}`,
    mais: '3h07-3h08',
  },
  {
    que: 'uma promoção',
    loja: 'cantina',
    sql: `insert into promocoes (empresa_id, nome, tipo, produto_id, valor)
      select $1, 'Só do teste', 'preco', id, 0.13 from produtos where empresa_id = $1 and ${PRODUTO}`,
    mais: '0,13',
  },
  {
    que: 'um destaque',
    loja: 'cantina',
    sql: `with modo as (insert into destaques (empresa_id, destaques) values ($1, 'escolhidos'))
      insert into produtos_destacados (empresa_id, lista, pelas_vendas, produto_id, ordem)
      select $1, 'destaques', false, id, 1 from produtos where empresa_id = $1 and ${PRODUTO}`,
    mais: 'Destaques',
  },
  {
    que: 'o que se compra junto',
    loja: 'cantina',
    sql: `with modo as (update destaques set tambem = 'vendas' where empresa_id = $1)
      insert into comprados_juntos (empresa_id, produto_id, junto_id, ordem)
      select $1, min(id), max(id), 1 from produtos where empresa_id = $1`,
    mais: '"juntos":[[',
  },
  {
    que: 'o banner',
    loja: 'cantina',
    sql: `insert into banners (empresa_id, texto) values ($1, 'Banner do teste')`,
    mais: 'Banner do teste',
  },
  {
    que: 'o nome de uma categoria',
    loja: 'cantina',
    sql: `update categorias set nome = 'Categoria do teste' where empresa_id = $1
      and id = (select min(id) from categorias where empresa_id = $1 and ativo)`,
    mais: 'Categoria do teste',
  },
  {
    que: 'uma categoria fora de venda',
    loja: 'cantina',
    sql: `update categorias set ativo = false where empresa_id = $1 and nome = 'Categoria do teste'`,
    menos: 'Categoria do teste',
  },
  {
    que: 'um item extra',
    loja: 'cantina',
    sql: `update itens_extra set nome = 'Extra do teste ' || nome where empresa_id = $1`,
    mais: 'Extra do teste',
  },
  {
    que: 'um grupo de opções',
    loja: 'bella',
    sql: `update grupos set nome = 'Grupo do teste ' || nome where empresa_id = $1`,
    mais: 'Grupo do teste',
  },
  {
    que: 'uma opção',
    loja: 'bella',
    sql: `update opcoes set nome = 'Opção do teste ' || nome where empresa_id = $1`,
    mais: 'Opção do teste',
  },
  {
    que: 'um tamanho',
    loja: 'bella',
    sql: `update variantes set nome = 'Tamanho do teste ' || nome where empresa_id = $1`,
    mais: 'Tamanho do teste',
  },
  {
    que: 'o preço de todos os sabores',
    loja: 'bella',
    sql: `insert into precos_grupo (empresa_id, grupo_id, tamanho, preco)
      select empresa_id, id, 'Preço do teste', 1 from grupos where empresa_id = $1 and tipo = 'sabor'`,
    mais: 'Preço do teste',
  },
  {
    que: 'os limites de um tamanho',
    loja: 'bella',
    sql: `insert into limites_tamanho (empresa_id, produto_id, grupo_id, variante_id, max)
      select empresa_id, produto_id, grupo_id, id, 5
      from produto_grupos join variantes using (empresa_id, produto_id) where empresa_id = $1`,
    mais: 'porTamanho',
  },
  {
    que: 'o frete',
    loja: 'burger',
    sql: `update faixas_frete set taxa = 0.07 where empresa_id = $1`,
    mais: '0,07',
  },
  {
    que: 'o pedido mínimo',
    loja: 'burger',
    sql: 'update configuracoes set minimo_entrega = 33.21, minimo_retirada = 33.21 where empresa_id = $1',
    mais: '33,21',
  },
  {
    que: 'o tempo de preparo',
    loja: 'cantina',
    sql: 'update configuracoes set preparo_min = 95 where empresa_id = $1',
    mais: 'Entrega em',
  },
  {
    que: 'o logo',
    loja: 'burger',
    sql: `insert into aparencia (empresa_id, logo) values ($1, '1/logodoteste')
      on conflict (empresa_id) do update set logo = excluded.logo`,
    mais: 'logodoteste',
  },
  {
    que: 'o nome da loja',
    loja: 'burger',
    sql: `update empresas set nomefantasia = 'Loja do teste' where id = $1`,
    mais: 'Loja do teste',
  },
  {
    que: 'uma pausa',
    loja: 'burger',
    sql: `insert into pausas (empresa_id, de, ate, servico, motivo)
      values ($1, now() - interval '1 minute', now() + interval '20 minutes', 'tudo', 'Faltou luz no teste')`,
    mais: 'Faltou luz no teste',
  },
  {
    que: 'uma data especial',
    loja: 'cantina',
    sql: `insert into excecoes_horario (empresa_id, data, nome, turnos)
      select $1, ${HOJE} + dia, 'Festa', '[]' from generate_series(-1, 1) dia`,
    mais: 'Estabelecimento Fechado',
  },
  {
    que: 'os horários',
    loja: 'burger',
    sql: `with fora as (delete from horarios_funcionamento where empresa_id = $1)
      insert into horarios_funcionamento (empresa_id, dia_semana, horario_abertura, horario_fechamento, turno)
      select $1, (array['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'])[
        extract(dow from ${HOJE} + 3)::int + 1], '03:17', '03:18', 2`,
    mais: 'às 03:17',
  },
  {
    que: 'o plano',
    loja: 'cantina',
    sql: `update empresas set status_plano = 'teste', dias_teste = 0 where id = $1`,
    mais: 'não está recebendo pedidos',
  },
]

export function mudar(mundo: Mundo, { loja, sql }: MudancaDoCardapio): Promise<unknown> {
  return mundo.sql(sql, [mundo[loja]])
}
