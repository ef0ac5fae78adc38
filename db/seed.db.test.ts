import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPartirDe } from '~/domain/cardapio/escolhas/a-partir-de'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import { conferirEscolha } from '~/domain/cardapio/escolhas/conferir-escolha'
import { precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import { readOferta } from '~/domain/cardapio/escolhas/store-escolhas.server'
import type { ProdutoAVenda } from '~/domain/cardapio/escolhas/vitrine'
import { type Grupo, precoDaOpcao, type Selecao } from '~/domain/cardapio/grupo'
import { momentoEm } from '~/domain/cardapio/momento'
import { lerCodigo } from '~/domain/cupons/cupom'
import { type Empresa, findEmpresaPorSlug } from '~/domain/empresas/store.server'
import { dobrarBairro } from '~/domain/enderecos/nome-do-bairro'
import { calcularFrete, configuracaoDoFrete } from '~/domain/frete/frete'
import { readGuardado } from '~/domain/frete/store.server'
import { recusaDoFrete } from '~/domain/frete/taxa-ou-recusa'
import { congelarEscolha } from '~/domain/pedidos/escolhas'
import { totalDoItem } from '~/domain/pedidos/item'
import { limparParaPix, NOME_MAXIMO } from '~/domain/pix/chave-pix'
import { conferirChave } from '~/domain/pix/conferir-chave.server'
import { digitosDoCnpjConferem } from '~/domain/valores/cnpj'
import { passwordMatches } from '~/server/auth/passwords.server'
import { closeDatabase, databasePool, openDatabase } from '~/server/database/database.server'
import { LOCKS } from '~/server/database/locks.server'
import { withTenant } from '~/server/database/transaction.server'
import { createDatabase, type TestDatabase } from '../tests/world/banco/test-database'
import { BELLA, BURGER, CANTINA, CEPS, CLIENTES, PEDIDOS, PRODUTOS, ZE } from '../tests/world/demo'
import { plantarDemo } from '../tests/world/plantado/demo-plantada'
import { acharCep, CEPS as DEMO_CEPS } from './demo/ceps'
import { DEMO_LOGINS, isEmpty, plantDemo } from './seed'

let banco: TestDatabase

async function abrir() {
  banco = await createDatabase()
  openDatabase(banco.serviceUrl)
}

async function fechar() {
  await closeDatabase()
  await banco.drop()
}

async function consultar<Linha extends object>(sql: string, ...valores: unknown[]): Promise<Linha[]> {
  return banco.sql<Linha>(sql, valores)
}

async function contar(tabela: string): Promise<number> {
  const [linha] = await consultar<{ n: number }>(`select count(*)::int n from ${tabela}`)
  return linha?.n ?? -1
}

const TABELAS = [
  'users',
  'empresas',
  'ceps',
  'configuracoes',
  'aparencia',
  'faixas_frete',
  'bairros_entrega',
  'cupons',
  'horarios_funcionamento',
  'categorias',
  'produtos',
  'itens_extra',
  'produto_itens_extra',
  'variantes',
  'janelas',
  'grupos',
  'opcoes',
  'precos_opcao',
  'produto_grupos',
  'clientes',
  'pedidos',
  'itens_pedido',
  'itens_pedido_extra',
  'pagamentos',
  'historico_pedido',
] as const

async function contarTudo(): Promise<Record<string, number>> {
  const contagens: Record<string, number> = {}
  for (const tabela of TABELAS) contagens[tabela] = await contar(tabela)
  return contagens
}

describe('o mundo de demonstração', () => {
  beforeAll(async () => {
    await abrir()
    await plantDemo({ pictures: false })
  })
  afterAll(fechar)

  test('tem quatro empresas, cada uma com um dono que entra com o e-mail confirmado e a sua senha', async () => {
    const donos = await consultar<{ slug: string; email: string; hash: string }>(
      `select slug, u.email, password_hash hash from empresas e join membros m on m.empresa_id = e.id join users u on u.id = m.user_id
       where email_confirmed_at is not null order by e.id`,
    )
    expect(donos.map(({ slug, email }) => ({ slug, email }))).toEqual(
      DEMO_LOGINS.map(({ slug, email }) => ({ slug, email })),
    )
    expect(DEMO_LOGINS.map(({ slug }) => slug)).toEqual([CANTINA, BELLA, BURGER, ZE].map(({ slug }) => slug))
    for (const [i, { senha }] of DEMO_LOGINS.entries()) {
      expect(await passwordMatches(donos[i]?.hash, senha)).toBe(true)
    }
  })

  test('cada CNPJ tem dígitos verificadores certos, e um deles tem letras', async () => {
    const cnpjs = [CANTINA, BELLA, BURGER, ZE].map(({ cnpj }) => cnpj)
    expect(cnpjs.filter(cnpj => !digitosDoCnpjConferem(cnpj))).toEqual([])
    expect(cnpjs.some(cnpj => /[A-Z]/.test(cnpj))).toBe(true)
  })

  test.each([
    [CANTINA.slug, 'sistema', 'mensal', 7, '00:00:00-00:00:00'],
    [BELLA.slug, 'whatsapp', 'mensal', 14, '11:30:00-14:30:00 18:00:00-01:00:00'],
    [BURGER.slug, 'sistema', 'mensal', 7, '00:00:00-00:00:00'],
    [ZE.slug, 'sistema', 'teste', 7, '07:00:00-22:00:00'],
  ])(
    '%s recebe pedidos por %s no plano %s, com %i turnos por semana',
    async (slug, tipo, plano, n, turnos) => {
      const [empresa] = await consultar(
        `select tipo_pedido, status_plano, latitude is not null as posicao,
         (select count(*)::int from horarios_funcionamento h where h.empresa_id = e.id) n,
         (select string_agg(horario_abertura || '-' || horario_fechamento, ' ' order by turno)
          from horarios_funcionamento h where h.empresa_id = e.id and dia_semana = 'sabado') turnos
       from empresas e where slug = $1`,
        slug,
      )
      expect(empresa).toEqual({ tipo_pedido: tipo, status_plano: plano, posicao: true, n, turnos })
    },
  )

  test('o teste da Lanchonete do Zé terminou: 7 dias, cadastrada há 30 pela data de São Paulo', async () => {
    const [ze] = await consultar(
      `select dias_teste, (now() at time zone fuso_horario)::date - data_cadastro dias from empresas where slug = $1`,
      ZE.slug,
    )
    expect(ze).toEqual({ dias_teste: 7, dias: 30 })
  })

  test('a Cantina tem mais de 30 produtos à venda em mais de 6 categorias', async () => {
    const [cardapio] = await consultar<{ produtos: number; categorias: number; com_extras: number }>(
      `select count(*)::int produtos, count(distinct categoria_id)::int categorias,
         count(*) filter (where possui_extra)::int com_extras
       from produtos p join empresas e on e.id = p.empresa_id where e.slug = $1 and p.ativo`,
      CANTINA.slug,
    )
    expect(cardapio?.produtos).toBeGreaterThanOrEqual(30)
    expect(cardapio?.categorias).toBeGreaterThanOrEqual(6)
    expect(cardapio?.com_extras).toBeGreaterThanOrEqual(20)
  })

  test('a Cantina diz o que um prato é, o que leva álcool, e vende um por menos', async () => {
    const ditos = await consultar<{ etiquetas: string }>(
      `select distinct unnest(string_to_array(etiquetas, ', ')) etiquetas
       from produtos p join empresas e on e.id = p.empresa_id where e.slug = $1`,
      CANTINA.slug,
    )
    expect(ditos.map(({ etiquetas }) => etiquetas).sort()).toEqual([
      ...['contém álcool', 'picante', 'sem glúten', 'sem lactose', 'vegano', 'vegetariano'],
    ])
    const [promocao] = await consultar(
      `select p.nome, (m.valor * 100)::int valor, (p.preco * 100)::int preco from promocoes m join produtos p on (p.empresa_id, p.id) = (m.empresa_id, m.produto_id)`,
    )
    expect(promocao).toEqual({ nome: 'Torta de maçã da Nona', valor: 21_90, preco: 26_90 })
  })

  test('um produto possui extras exatamente quando há extras ligados a ele', async () => {
    const tortos = await consultar(
      `select nome from produtos p where possui_extra <> exists
         (select from produto_itens_extra l where l.empresa_id = p.empresa_id and l.id_produto = p.id)`,
    )
    expect(tortos).toEqual([])
    expect(await contar('produto_itens_extra')).toBeGreaterThan(50)
  })

  describe('a Pizzaria Bella', () => {
    let produtos: readonly ProdutoAVenda[]
    beforeAll(async () => {
      produtos = await aVendaEm(BELLA.slug)
    })
    const pizza = (nome: string) => acharProduto(produtos, nome)

    test('vende a pizza em três tamanhos, e a salgada divide também com sabores doces', () => {
      const comTamanhos = produtos.filter(({ variantes }) => variantes.length > 0)
      expect(comTamanhos.map(({ nome }) => nome)).toEqual(['Pizza doce', 'Pizza salgada'])
      for (const { variantes } of comTamanhos) {
        expect(variantes.map(({ nome, preco, maxSabores }) => [nome, preco, maxSabores])).toEqual([
          ['Broto', 0, 1],
          ['Grande', 0, 2],
          ['Família', 0, 3],
        ])
      }
      const perguntados = (nome: string) => pizza(nome).grupos.map(grupo => grupo.nome)
      expect(perguntados('Pizza salgada')).toEqual([
        ...['Sabores salgados', 'Sabores especiais', 'Sabores doces', 'Borda', 'Adicionais'],
      ])
      expect(perguntados('Pizza doce')).toEqual(['Sabores doces', 'Borda', 'Adicionais'])
      expect(aPartirDe(pizza('Pizza salgada'))).toEqual({ preco: 25_90, varia: true })
    })

    test('tem ao menos 18 sabores pela média, cada um com descrição e preço por tamanho, dois sem Broto', () => {
      const { variantes, grupos } = pizza('Pizza salgada')
      const deSabor = grupos.filter(({ tipo }) => tipo === 'sabor')
      expect(deSabor.map(({ regraPreco }) => regraPreco)).toEqual(['media', 'media', 'media'])
      const sabores = deSabor.flatMap(({ opcoes }) => opcoes)
      expect(sabores.length).toBeGreaterThanOrEqual(18)
      expect(sabores.filter(({ descricao }) => !descricao)).toEqual([])
      const precos = new Map(
        sabores.map(sabor => [sabor.nome, variantes.map(tamanho => precoDaOpcao(sabor, tamanho))]),
      )
      expect(precos.get('Calabresa')?.slice(1)).toEqual([49_90, 59_90])
      expect(precos.get('Quatro queijos')?.slice(1)).toEqual([57_90, 69_90])
      expect(precos.get('Portuguesa')?.[2]).toBe(66_90)
      // A flavour of a class has no price of its own.
      expect(precos.get('Parma com rúcula')).toEqual([37_90, 62_90, 75_90])
      expect(precos.get('Brie com damasco')).toEqual([37_90, 62_90, 75_90])
      const faltam = [...precos].flatMap(([nome, dele]) =>
        dele.flatMap((preco, i) => (preco === null ? [[nome, variantes[i]?.nome]] : [])),
      )
      expect(faltam).toEqual([
        ['Portuguesa', 'Broto'],
        ['Camarão com catupiry', 'Broto'],
      ])
    })

    test('pergunta a borda, que sem recheio não custa nada e já vem marcada', () => {
      const { variantes, grupos } = pizza('Pizza doce')
      const borda = grupos.find(({ tipo }) => tipo === 'borda')
      expect(borda).toMatchObject({ min: 1, max: 1 })
      expect(
        borda?.opcoes.map(opcao => [
          opcao.nome,
          opcao.padrao,
          variantes.map(tamanho => precoDaOpcao(opcao, tamanho)),
        ]),
      ).toEqual([
        ['Sem borda', true, [0, 0, 0]],
        ['Catupiry', false, [8_00, 10_00, 12_00]],
        ['Cheddar', false, [8_00, 10_00, 12_00]],
      ])
    })

    test.each([
      ['Família', 'Calabresa + Quatro queijos + Sem borda', 64_90],
      ['Família', 'Calabresa + Quatro queijos + Catupiry', 76_90],
      ['Família', 'Calabresa + Portuguesa + Sem borda', 63_40],
      ['Família', 'Calabresa + Quatro queijos + Portuguesa + Sem borda', 65_57],
      ['Grande', 'Calabresa + Chocolate + Cheddar', 58_90],
    ])('cobra pela pizza %s de %s o que o cliente lê', (tamanho, nomes, total) => {
      const escolhida = selecionar(pizza('Pizza salgada'), tamanho, nomes.split(' + '))
      expect(conferirEscolha(pizza('Pizza salgada'), escolhida)).toEqual([])
      const preco = precoDaEscolha(pizza('Pizza salgada'), escolhida)
      expect(totalDoItem({ ...congelarEscolha(preco, []), quantidade: 1 })).toBe(total)
    })

    test('tem bairros de São Paulo com taxa, Perdizes com pedido mínimo, chave Pix e dois cupons', async () => {
      const daBella = <Linha extends object>(sql: string) =>
        consultar<Linha>(`${sql} where empresa_id = (select id from empresas where slug = $1)`, BELLA.slug)
      const bairros = await daBella<{ nome_dobrado: string; cidade_dobrada: string }>(
        'select nome_dobrado, cidade_dobrada, taxa, minimo from bairros_entrega',
      )
      expect(bairros.length).toBeGreaterThanOrEqual(8)
      expect(new Set(bairros.map(({ cidade_dobrada }) => cidade_dobrada)).size).toBe(1)
      expect(bairros.find(({ nome_dobrado }) => nome_dobrado === dobrarBairro('Perdizes'))).toMatchObject({
        ...{ taxa: '6.00', minimo: '40.00' },
      })
      const [pix] = await daBella<{ pix_chave: string }>('select pix_chave from configuracoes')
      expect(pix?.pix_chave).toBe(conferirChave('cnpj', BELLA.cnpj))
      const cupons = await daBella<{ codigo: string }>(
        'select codigo, tipo, percentual, minimo, primeira_compra from cupons',
      )
      expect(cupons.toSorted((a, b) => a.codigo.localeCompare(b.codigo))).toEqual([
        { codigo: 'FRETEGRATIS', tipo: 'frete', percentual: null, minimo: '80.00', primeira_compra: false },
        { codigo: 'PIZZA10', tipo: 'percentual', percentual: 10, minimo: null, primeira_compra: false },
      ])
    })

    test('não tem mais borda nem massa entre os itens extras', async () => {
      const extras = await consultar<{ nome: string }>(
        'select x.nome from itens_extra x join empresas e on e.id = x.empresa_id where slug = $1',
        BELLA.slug,
      )
      expect(extras.filter(({ nome }) => /borda|massa/i.test(nome))).toEqual([])
    })
  })

  describe('a Cantina também', () => {
    let produtos: readonly ProdutoAVenda[]
    beforeAll(async () => {
      produtos = await aVendaEm(CANTINA.slug)
    })

    test('vende o almoço só de segunda a sexta, das 11h às 15h', async () => {
      const almoco = acharProduto(produtos, 'Almoço executivo')
      expect(
        await consultar(
          `select string_agg(dia_semana, ' ' order by id) dias, min(abertura) || '-' || max(fechamento) horas
           from janelas where produto_id = $1 group by abertura, fechamento`,
          almoco.id,
        ),
      ).toEqual([{ dias: 'segunda terca quarta quinta sexta', horas: '660-900' }])
    })

    test('exige o ponto da carne e a bebida do combo, das quais uma custa mais', () => {
      const exigidas = (nome: string) =>
        acharProduto(produtos, nome).grupos.flatMap(({ min, max, opcoes }: Grupo) =>
          min === 1 && max === 1 ? [opcoes.map(({ nome, preco }) => [nome, preco])] : [],
        )
      expect(exigidas('Bife ancho na brasa')).toEqual([
        [
          ['Mal passado', 0],
          ['Ao ponto', 0],
          ['Bem passado', 0],
        ],
      ])
      const [bebidas = []] = exigidas('Combo da Nona')
      expect(bebidas.filter(([, preco]) => preco !== 0)).toEqual([['Taça de vinho tinto', 14_00]])
      for (const nome of ['Bife ancho na brasa', 'Combo da Nona']) {
        const produto = acharProduto(produtos, nome)
        expect(conferirEscolha(produto, { varianteId: null, opcoes: [] })).toMatchObject([
          { texto: 'Escolha 1 opção.' },
        ])
      }
    })

    test('tem um prato esgotado até a dona voltar com ele, e só um', async () => {
      expect(produtos.filter(({ esgotado }) => esgotado).map(({ nome }) => nome)).toEqual([
        'Risoto de alcachofra',
      ])
      expect(await consultar(`select nome from produtos where esgotado_ate = 'infinity'`)).toEqual([
        { nome: 'Risoto de alcachofra' },
      ])
    })
  })

  describe('o Burger da Vila', () => {
    let produtos: readonly ProdutoAVenda[]
    let empresa: Empresa
    beforeAll(async () => {
      produtos = await aVendaEm(BURGER.slug)
      const achada = await findEmpresaPorSlug(BURGER.slug)
      if (!achada) throw new Error('the demo has no Burger da Vila')
      empresa = achada
    })

    test.each([
      ['Vila Madalena', 4_99],
      ['Perdizes', 7_99],
      ['Santana', 'fora-da-area'],
    ])('entrega por faixas de distância: %s', async (bairro, esperado) => {
      const configuracao = configuracaoDoFrete(await withTenant(empresa.id, readGuardado))
      const destino = Object.values(DEMO_CEPS).find(cep => cep.bairro === bairro) ?? null
      const frete = calcularFrete({ configuracao, restaurante: acharCep(BURGER.cep), destino })
      expect(recusaDoFrete(frete) ? frete.situacao : frete.taxa).toBe(esperado)
    })

    test('pergunta o ponto da carne, soma adicionais por quantidade, e um deles acabou', () => {
      const classico = acharProduto(produtos, 'Vila Clássico')
      const [ponto, adicionais] = classico.grupos
      expect(ponto).toMatchObject({ nome: 'Ponto da carne', min: 1, max: 1 })
      expect(adicionais).toMatchObject({ min: 0, max: 6 })
      expect(adicionais?.opcoes.filter(({ maxUnidades }) => maxUnidades > 1).length).toBeGreaterThan(3)
      expect(adicionais?.opcoes.filter(({ esgotada }) => esgotada).map(({ nome }) => nome)).toEqual([
        'Creme de gorgonzola',
      ])
      const combos = produtos.filter(({ nome }) => nome.startsWith('Combo'))
      expect(combos).toHaveLength(3)
    })

    test('tem a chave Pix como o Banco Central a escreve, e o cupom da primeira compra', async () => {
      const [pix] = await consultar<{ pix_tipo: 'aleatoria'; pix_chave: string; pix_nome: string }>(
        'select pix_tipo, pix_chave, pix_nome from configuracoes where empresa_id = $1',
        empresa.id,
      )
      expect(conferirChave(pix?.pix_tipo ?? 'aleatoria', pix?.pix_chave ?? '')).toBe(pix?.pix_chave)
      expect(limparParaPix(pix?.pix_nome ?? '', NOME_MAXIMO)).toBe(pix?.pix_nome)
      expect(
        await consultar(
          'select codigo, percentual, primeira_compra, minimo from cupons where empresa_id = $1',
          empresa.id,
        ),
      ).toEqual([{ codigo: 'BEMVINDO', percentual: 10, primeira_compra: true, minimo: null }])
      expect(lerCodigo('bem-vindo')).toBe('BEMVINDO')
    })

    test('tem pedidos em todos os status, os do Pix com o código e todos com o tempo prometido', async () => {
      const pedidos = await consultar<{ status: string; certo: boolean }>(
        `select status, prometido_de < prometido_para
           and (forma_pagamento = 'pix') = (pix_copia_e_cola is not null) as certo
         from pedidos where empresa_id = $1`,
        empresa.id,
      )
      expect(new Set(pedidos.map(({ status }) => status)).size).toBe(5)
      expect(pedidos.filter(({ certo }) => !certo)).toEqual([])
    })
  })

  test('há pedidos em todos os status, de todos os tipos de entrega e com todas as formas de pagamento', async () => {
    const valores = async (coluna: string) =>
      (await consultar<{ v: string }>(`select distinct ${coluna} v from pedidos`)).map(({ v }) => v).sort()
    expect(await contar('pedidos')).toBe(32)
    expect(await valores('status')).toEqual(
      ['Pendente', 'Em Preparação', 'Em Rota', 'Finalizado', 'Cancelado'].sort(),
    )
    expect(await valores('tipo_entrega')).toEqual(
      [
        'Receber no meu endereço',
        'Retirar no local',
        'Retirar no restaurante',
        'Consumir no restaurante',
      ].sort(),
    )
    expect(await valores('forma_pagamento')).toEqual(['cartao_credito', 'cartao_debito', 'dinheiro', 'pix'])
  })

  test('o total de cada pedido é a soma de quantidade x (preço + extras) dos seus itens', async () => {
    const errados = await consultar(
      `select p.id from pedidos p where total is distinct from (
         select sum(quantidade * (preco_unitario + (
           select coalesce(sum(x.preco * x.quantidade), 0) from itens_pedido_extra x
           where x.empresa_id = i.empresa_id and x.id_item_pedido = i.id)))
         from itens_pedido i where i.empresa_id = p.empresa_id and i.pedido_id = p.id)
       or total_com_frete <> total + frete`,
    )
    expect(errados).toEqual([])
    expect(await contar('itens_pedido_extra')).toBeGreaterThan(20)
  })

  test('o valor pago é o total com frete, a não ser em dinheiro, que às vezes pede troco', async () => {
    const errados = await consultar(
      `select id from pedidos where valor_pago < total_com_frete
         or (forma_pagamento <> 'dinheiro' and valor_pago <> total_com_frete)`,
    )
    const comTroco = await consultar('select id from pedidos where valor_pago > total_com_frete')
    expect(errados).toEqual([])
    expect(comTroco).toContainEqual({ id: PEDIDOS.comTroco.numero })
  })

  test('os itens levam o preço do cardápio, e cada extra é um dos que o produto oferece', async () => {
    const errados = await consultar(
      `select i.id from itens_pedido i
       join produtos p on p.empresa_id = i.empresa_id and p.id = i.produto_id
       left join itens_pedido_extra x on x.empresa_id = i.empresa_id and x.id_item_pedido = i.id
       where i.preco_unitario <> p.preco or i.nome_produto <> p.nome or not p.ativo
         or (x.id is not null and x.opcao_id is null and not exists (
           select from produto_itens_extra l join itens_extra e using (empresa_id, id_extra)
           where l.empresa_id = p.empresa_id and l.id_produto = p.id and e.nome = x.nome_extra and e.preco = x.preco))`,
    )
    expect(errados).toEqual([])
  })

  test('o frete de casa é R$ 2,00 por km, ou o fixo de R$ 8,00 quando o CEP não tem posição', async () => {
    const fretes = await consultar<{ distancia_km: string | null; frete: string; sem_posicao: boolean }>(
      `select distancia_km, frete, endereco_cep = $1 sem_posicao from pedidos
       where tipo_entrega = 'Receber no meu endereço' and empresa_id = (select id from empresas where slug = $2)`,
      CEPS.semPosicao.cep,
      CANTINA.slug,
    )
    expect(fretes.length).toBeGreaterThan(10)
    for (const { distancia_km, frete, sem_posicao } of fretes) {
      expect(distancia_km === null).toBe(sem_posicao)
      expect(Number(frete)).toBeCloseTo(distancia_km === null ? 8 : Number(distancia_km) * 2, 5)
    }
    const [mariana] = await consultar(
      'select distancia_km, frete from pedidos where id = $1',
      PEDIDOS.pendente.numero,
    )
    expect(mariana).toEqual({ distancia_km: '4.10', frete: '8.20' })
  })

  test('o pagamento está confirmado exatamente nos pedidos que saíram de Pendente para outra coluna', async () => {
    const errados = await consultar(
      `select p.id from pedidos p where pagamento_confirmado <> exists (
         select from historico_pedido h where h.pedido_id = p.id and h.de = 'Pendente' and h.para <> 'Cancelado')
       or pagamento_confirmado <> (data_confirmacao is not null)
       or pagamento_confirmado <> exists (
         select from pagamentos g where g.pedido_id = p.id and (g.forma, g.valor) = (p.forma_pagamento, p.total_com_frete)
           and g.situacao = case when status = 'Finalizado' and forma <> 'pix' then 'recebido' else 'presumido' end)
       or (status = 'Finalizado') <> (data_entrega is not null)
       or (status = 'Cancelado') <> (data_cancelamento is not null)
       or (status <> 'Cancelado' and motivo_cancelamento is not null)`,
    )
    const motivos = await consultar('select id from pedidos where motivo_cancelamento is not null')
    expect(errados).toEqual([])
    expect(motivos).toContainEqual({ id: PEDIDOS.cancelado.numero })
  })

  test('o histórico de cada pedido começa com ele, segue sem saltos e termina no seu status, nunca no futuro', async () => {
    const errados = await consultar(
      `select p.id from pedidos p join (
         select *, lag(para) over w antes, lag(em) over w em_antes, lead(id) over w depois from historico_pedido
         window w as (partition by pedido_id order by em)) h on h.pedido_id = p.id
       where h.em > now() or h.em <= h.em_antes or h.de is distinct from h.antes
         or (h.antes is null and h.em <> p.data_pedido)
         or (h.depois is null and h.para <> p.status)`,
    )
    expect(errados).toEqual([])
    expect(await contar('historico_pedido')).toBeGreaterThan(50)
  })

  test('os pedidos pendentes têm minutos; os finalizados, de horas a dias', async () => {
    const [idades] = await consultar(
      `select bool_and(data_pedido > now() - interval '1 hour') filter (where status = 'Pendente') pendentes,
         bool_and(data_pedido < now() - interval '2 hours') filter (where status = 'Finalizado') finalizados,
         max(now() - data_pedido) > interval '5 days' antigos from pedidos`,
    )
    expect(idades).toEqual({ pendentes: true, finalizados: true, antigos: true })
  })

  test('os CEPs ficam guardados com rua e posição, menos os três que servem para os caminhos de falha', async () => {
    const incompletos = await consultar<{ cep: string }>(
      'select cep from ceps where latitude is null or logradouro is null or bairro is null order by cep',
    )
    expect(incompletos.map(({ cep }) => cep)).toEqual([
      CEPS.semBairro.cep,
      CEPS.semPosicao.cep,
      CEPS.semRua.cep,
    ])
    expect(await contar('ceps')).toBeGreaterThanOrEqual(12)
  })

  test('o elenco que os testes conhecem pelo nome está no banco com os mesmos valores', async () => {
    const { nome, telefone, cep } = CLIENTES.mariana
    expect(
      await consultar('select nome, endereco_cep cep from clientes where telefone = $1', telefone),
    ).toEqual([{ nome, cep }])
    const linhas = await consultar<{ nome: string; preco: string }>('select nome, preco from produtos')
    const precos = new Map(linhas.map(linha => [linha.nome, Math.round(Number(linha.preco) * 100)]))
    for (const produto of Object.values(PRODUTOS)) expect(precos.get(produto.nome)).toBe(produto.preco)
  })

  test('plantar de novo não muda nada', async () => {
    const antes = await contarTudo()
    expect(await isEmpty()).toBe(false)
    await plantDemo({ pictures: false })
    expect(await contarTudo()).toEqual(antes)
  })
})

describe('o plantio', () => {
  beforeEach(abrir)
  afterEach(fechar)

  test('de duas partidas ao mesmo tempo só uma planta', async () => {
    await Promise.all([plantDemo({ pictures: false }), plantDemo({ pictures: false })])
    expect(await contar('empresas')).toBe(4)
    expect(await contar('pedidos')).toBe(32)
  })

  test('a segunda espera o que for preciso, sem que um comando seu espere', async () => {
    const outra = new pg.Client({ connectionString: banco.url, application_name: 'outra' })
    await outra.connect()
    await outra.query('begin')
    await outra.query('select pg_advisory_xact_lock($1)', [LOCKS.demo])
    const plantada = plantDemo({ pictures: false })
    let vista: { wait_event_type: string | null } | undefined
    while (!vista) {
      const rows = await consultar<{ wait_event_type: string | null }>(
        `select wait_event_type from pg_stat_activity where datname = current_database()
         and pid <> pg_backend_pid() and application_name <> 'outra' and query like '%advisory_xact_lock%'`,
      )
      vista = rows[0]
    }
    // A statement that waits in PostgreSQL for too long is given up as if the database was lost, so the second process
    // must not wait in one.
    expect(vista.wait_event_type).not.toBe('Lock')
    await outra.query('commit')
    await outra.end()
    await plantada
    expect(await contar('empresas')).toBe(4)
  })

  test('num banco que já tem uma conta não planta nada', async () => {
    await consultar(
      `insert into users (email, password_hash, nome_completo) values ('dona@exemplo.com.br', 'x', 'Dona')`,
    )
    await plantDemo({ pictures: false })
    expect(await contar('empresas')).toBe(0)
  })
})

describe('o plantio interrompido', () => {
  beforeAll(abrir)
  afterAll(fechar)

  test.each(TABELAS)('ao escrever em %s não deixa nada pela metade', async tabela => {
    await interromperAoEscreverEm(tabela)
    await expect(plantDemo({ pictures: false })).rejects.toMatchObject({ cause: { message: 'parada' } })
    expect(Object.values(await contarTudo()).every(n => n === 0)).toBe(true)
    expect(await isEmpty()).toBe(true)
    await consultar('drop function parar cascade')
  })

  test('em todas elas é plantado inteiro pela próxima partida', async () => {
    await plantDemo({ pictures: false })
    expect(await contar('empresas')).toBe(4)
    expect(await contar('pedidos')).toBe(32)
  })
})

async function aVendaEm(slug: string): Promise<readonly ProdutoAVenda[]> {
  const empresa = await findEmpresaPorSlug(slug)
  if (!empresa) throw new Error(`the demo has no ${slug}`)
  const momento = momentoEm(new Date(), empresa.fusoHorario)
  const { produtos, grupos } = await withTenant(empresa.id, tx => readOferta(tx, momento))
  return produtos.map(produto => comEscolhas(produto, grupos))
}

function acharProduto(produtos: readonly ProdutoAVenda[], procurado: string): ProdutoAVenda {
  const produto = produtos.find(({ nome }) => nome === procurado)
  if (!produto) throw new Error(`the demo sells no '${procurado}'`)
  return produto
}

/** The size and the options of these names, each once. */
function selecionar(
  { variantes, grupos }: ProdutoAVenda,
  tamanho: string,
  nomes: readonly string[],
): Selecao {
  const opcoes = nomes.flatMap(procurada =>
    grupos.flatMap(({ id: grupoId, opcoes }) =>
      opcoes
        .filter(({ nome }) => nome === procurada)
        .map(({ id: opcaoId }) => ({ grupoId, opcaoId, quantidade: 1 })),
    ),
  )
  return { varianteId: variantes.find(({ nome }) => nome === tamanho)?.id ?? null, opcoes }
}

/** Makes the first statement that writes into the table fail, after it has written its rows. */
async function interromperAoEscreverEm(tabela: string) {
  await consultar(`create function parar() returns trigger language plpgsql as
    $$ begin raise exception 'parada'; end $$`)
  await consultar(
    `create trigger parada after insert on ${tabela} for each statement execute function parar()`,
  )
}

describe('Uma coluna sem migração', () => {
  beforeAll(abrir)
  afterAll(fechar)

  test('diz aos testes o que falta, e não deixa conexão aberta', async () => {
    await closeDatabase()
    await consultar('alter table pedidos drop column pronto_em')
    await expect(plantarDemo(banco.url)).rejects.toThrow('npm run db:generate')
    expect(databasePool).toThrow('the database is not open')
  })
})
