import { plantarPedidos } from '../../world/plantado/pedidos-plantados'
import { naLoja } from './banco-da-loja'

/** The lists of an owner who has had the shop for a year: a page and more of each, with what such rows usually have. */
export async function encherAsListas(loja: { readonly slug: string }): Promise<void> {
  for (const sql of LINHAS) await naLoja(loja, sql)
  await plantarPedidos(
    process.env.COMANDA_E2E_BANCO ?? '',
    loja.slug,
    Array.from({ length: 30 }, (_, n) => ({
      nome: `Antônia Cavalcanti ${n}`,
      status: 'Finalizado',
      minutos: 60 + n,
      ...(n % 2 === 0 && {
        tipoEntrega: 'Receber no meu endereço',
        endereco: 'Rua das Palmeiras, 12 - Santa Cecília, São Paulo/SP (CEP: 01226-010)',
      }),
    })),
  )
}

const LINHAS = [
  `insert into categorias (empresa_id, nome) select $1, 'Categoria ' || n from generate_series(1, 30) n`,
  `insert into produtos (empresa_id, categoria_id, nome, descricao, preco)
   select $1, c.id, 'Prato da casa ' || n, 'Arroz soltinho, feijão, farofa e salada da horta.', 20 + n
   from generate_series(1, 190) n
   join categorias c on c.empresa_id = $1 and c.nome = 'Categoria ' || (1 + n % 30)`,
  `insert into itens_extra (empresa_id, nome, preco, tipo)
   select $1, 'Porção de queijo ' || n, n, 'adicional' from generate_series(1, 30) n`,
  `with novo as (
     insert into grupos (empresa_id, nome, max) select $1, 'Molhos da casa ' || n, 3 from generate_series(1, 30) n
     returning id
   )
   insert into opcoes (empresa_id, grupo_id, nome, ordem)
   select $1, novo.id, nome, ordem
   from novo, unnest(array['Alho assado', 'Barbecue', 'Mostarda e mel', 'Pimenta']) with ordinality o (nome, ordem)`,
  `insert into cupons (empresa_id, codigo, tipo, valor, minimo)
   select $1, 'VOLTE' || n, 'valor', 10, 50 from generate_series(1, 30) n`,
  `insert into promocoes (empresa_id, nome, tipo, percentual, dias)
   select $1, 'Quarta da casa ' || n, 'desconto', 10, array['quarta'] from generate_series(1, 30) n`,
  `insert into clientes (empresa_id, nome, telefone, email, endereco_cep, endereco_logradouro, endereco_numero,
                         endereco_bairro, endereco_cidade, endereco_estado)
   select $1, 'Antônia Cavalcanti ' || n, '119870000' || lpad(n::text, 2, '0'), 'antonia' || n || '@correio.example',
          '01226010', 'Rua das Palmeiras', n::text, 'Santa Cecília', 'São Paulo', 'SP'
   from generate_series(1, 30) n`,
  `insert into formas_pagamento (empresa_id, forma, mesa)
   select $1, 'vr Bandeira ' || n, false from generate_series(1, 26) n`,
  `insert into bairros_entrega (empresa_id, cidade, cidade_dobrada, estado, nome, nome_dobrado, taxa, minimo, minutos)
   select $1, 'São Paulo', 'sao paulo', 'SP', 'Vila ' || n, 'vila ' || n, 8, 40, 35 from generate_series(1, 30) n`,
]
