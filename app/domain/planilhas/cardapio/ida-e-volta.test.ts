import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { CardapioInteiro } from '~/domain/cardapio/cardapio-inteiro'
import { lerJanelas } from '~/domain/cardapio/disponibilidade/janelas-digitadas'
import { type GrupoGuardado, type OpcaoGuardada, porId } from '~/domain/cardapio/grupo-guardado'
import { CAMPOS_DO_PRODUTO, NOMES_DOS_CAMPOS } from '~/domain/cardapio/produto-digitado'
import { DIAS_DO_PAINEL } from '~/domain/horarios/horario'
import { recusarVinculos } from '~/domain/produtos/tamanhos-e-grupos'
import { ehRecusa } from '~/domain/respostas/recusa'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { GrupoId, OpcaoId, VarianteId } from '~/domain/valores/ids'
import { formatHora } from '~/domain/valores/instante'
import { limparLinha, semAcentos } from '~/domain/valores/texto'
import { umProduto } from '../../../../tests/world/um-cardapio-inteiro'
import { escreverPlanilha, lerPlanilha } from '../planilha.server'
import { COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO, planilhaDoCardapio } from './planilha-do-cardapio'
import { proporCardapio } from './proposta-do-cardapio'

/** What has a meaning in a cell, in a file or in a spreadsheet, and what people write. */
const PEDACOS = [
  ...[
    '|',
    '=',
    '\\',
    '(',
    ')',
    ',',
    ';',
    '"',
    "'",
    '-',
    '+',
    '@',
    ' ',
    '\u00a0',
    'ç',
    'Ã',
    'é',
    '🍕',
    '1',
    '0,00',
  ],
  ...['(1 a 1)', '(2 sabores)', 'até 3', 'nenhum', 'sim', 'código', 'Queijo', 'sem'],
]
const nome = fc
  .array(fc.constantFrom(...PEDACOS), { minLength: 1, maxLength: 5 })
  .map(partes => limparLinha(partes.join('')))
  .filter(texto => texto !== '')
const nomes = (maxLength: number) => fc.uniqueArray(nome, { maxLength, selector: semAcentos })
const preco = fc.integer({ min: 0, max: 2_000_000 }).map(n => n as Centavos)
const codigo = fc.option(nome)
const TAMANHOS = ['Broto', 'Família', 'a=b (2)', 'Três | quatro', '1; 2: três, \\']

const tamanhos = fc.subarray(TAMANHOS, { minLength: 0 }).chain(dele =>
  fc.tuple(
    ...dele.map((nome, n) =>
      fc.record({
        id: fc.constant((900 + n) as VarianteId),
        nome: fc.constant(nome),
        preco,
        maxSabores: fc.option(fc.integer({ min: 1, max: 4 })),
        ativo: fc.boolean(),
        codigoCliente: codigo,
      }),
    ),
  ),
)

const precificar = (tamanhos: readonly string[]) =>
  fc.tuple(...tamanhos.map(tamanho => fc.record({ tamanho: fc.constant(tamanho), preco })))

const opcoes = (tipo: GrupoGuardado['tipo']) =>
  nomes(5).chain(deles =>
    fc.tuple(
      ...deles.map((nome, n) =>
        fc.record({
          id: fc.constant((100 + n) as OpcaoId),
          nome: fc.constant(nome),
          descricao: fc.option(nomes(2).map(linhas => linhas.join('\n') || 'x')),
          preco: tipo === 'remocao' ? fc.constant(ZERO) : preco,
          precos: tipo === 'remocao' ? fc.constant([]) : fc.subarray(TAMANHOS).chain(precificar),
          ...(tipo === 'remocao' || tipo === 'sabor'
            ? { maxUnidades: fc.constant(1), padrao: fc.constant(false) }
            : { maxUnidades: fc.integer({ min: 1, max: 99 }), padrao: fc.boolean() }),
          ativo: fc.boolean(),
          codigoCliente: codigo,
        }),
      ),
    ),
  )

const grupo = (id: number, nome: string): fc.Arbitrary<GrupoGuardado> =>
  fc.constantFrom<GrupoGuardado['tipo'][]>('escolha', 'remocao', 'sabor', 'borda', 'massa').chain(tipo =>
    fc
      .record({
        min: fc.integer({ min: 0, max: 5 }),
        mais: fc.integer({ min: 1, max: 20 }),
        maxDistintas: tipo === 'sabor' ? fc.constant(null) : fc.option(fc.integer({ min: 1, max: 9 })),
        incluidas: tipo === 'sabor' || tipo === 'remocao' ? fc.constant(0) : fc.integer({ min: 0, max: 1 }),
        regraPreco: tipo === 'sabor' ? fc.constantFrom('media', 'maior', 'soma') : fc.constant('soma'),
        ajuda: fc.option(fc.constant('Escolha bem')),
        preco: tipo === 'sabor' ? fc.option(preco) : fc.constant(null),
        precos: tipo === 'sabor' ? fc.subarray(TAMANHOS).chain(precificar) : fc.constant([]),
        opcoes: opcoes(tipo),
      })
      .map(({ mais, regraPreco, ...resto }) => ({
        ...{ ...resto, id: id as GrupoId, nome, tipo, max: resto.min + mais },
        regraPreco: regraPreco as GrupoGuardado['regraPreco'],
        opcoes: resto.opcoes as OpcaoGuardada[],
      })),
  )

const limite = fc.option(fc.integer({ min: 1, max: 30 }))
const limites = { min: limite, max: limite, incluidas: limite }
/** The link, with limits in some of the product's sizes. */
const vinculo = (grupoId: GrupoId, tamanhos: readonly { readonly nome: string }[]) =>
  fc
    .record({
      ...{ grupoId: fc.constant(grupoId), ...limites },
      porTamanho: fc
        .subarray([...tamanhos])
        .chain(dele =>
          fc.tuple(...dele.map(({ nome }) => fc.record({ tamanho: fc.constant(nome), ...limites }))),
        ),
    })
    .map(({ porTamanho, ...vinculo }) => ({
      ...vinculo,
      porTamanho: porTamanho.filter(({ min, max, incluidas }) => min ?? max ?? incluidas),
    }))
const hora = fc.integer({ min: 0, max: 1439 }).map(formatHora)
const janelas = fc
  .array(
    fc.record({ dias: fc.subarray([...DIAS_DO_PAINEL], { minLength: 1 }), abertura: hora, fechamento: hora }),
    {
      maxLength: 3,
    },
  )
  .map(linhas => {
    const lidas = lerJanelas(linhas)
    return 'dados' in lidas ? lidas.dados : []
  })

/** What the product's form can make of these texts, field by field. */
const campos = fc
  .record(
    Object.fromEntries(
      NOMES_DOS_CAMPOS.map(campo => [
        campo,
        fc
          .oneof(nome, fc.constantFrom('', '7', 'on', 'vegano, picante'))
          .filter(digitado => v.safeParse(CAMPOS_DO_PRODUTO[campo], digitado).success),
      ]),
    ),
  )
  .map(digitados => v.parse(v.object(CAMPOS_DO_PRODUTO), digitados))

/** A promotion may be above the price, which has changed since. */
const comPromocional = <Produto extends { readonly tamanhos: readonly { readonly nome: string }[] }>(
  produto: Produto,
) =>
  fc
    .record({
      preco: fc.option(preco),
      precos: fc.subarray(produto.tamanhos.map(({ nome }) => nome)).chain(precificar),
    })
    .map(promocional => ({ ...produto, promocional }))

const cardapio: fc.Arbitrary<CardapioInteiro> = nomes(4)
  .chain(deles => fc.tuple(...deles.map((nome, n) => grupo(41 + n, nome))))
  .chain(grupos =>
    nomes(4)
      .chain(deles =>
        fc.tuple(
          ...deles.map((nome, n) =>
            fc
              .record({ campos, tamanhos, janelas, preco })
              .chain(produto => comPromocional(produto))
              .chain(produto =>
                fc.tuple(
                  fc.constant(produto),
                  fc
                    .shuffledSubarray(grupos.map(({ id }) => id))
                    .chain(ids => fc.tuple(...ids.map(id => vinculo(id, produto.tamanhos)))),
                ),
              )
              .map(([{ campos, ...produto }, grupos]) =>
                umProduto(21 + n, nome, { ...campos, ...produto, grupos, nome, categoriaId: null }),
              ),
          ),
        ),
      )
      .map(produtos => ({ categorias: [], extras: [], grupos, produtos, promocoesLivres: 0 })),
  )

test('Qualquer cardápio, exportado e importado de novo, fica como está: nomes com sinais, aspas, acentos e emojis', () => {
  fc.assert(
    fc.property(cardapio, um => {
      // No line at all is refused before it is understood.
      fc.pre(um.grupos.length + um.produtos.length > 0)
      const arquivo = new TextEncoder().encode(escreverPlanilha(planilhaDoCardapio(um)))
      const planilha = lerPlanilha(arquivo, COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO)
      if (ehRecusa(planilha)) throw new Error(planilha.texto)
      const proposta = proporCardapio(planilha, um)
      expect(proposta).toMatchObject({
        ...{ grupos: [], novos: [], mudados: [], mudancas: [], erros: [] },
        ...{ iguais: planilha.linhas.length, opcoes: { nova: 0, mudada: 0 } },
      })
    }),
    { numRuns: 100 },
  )
})

test('Os cardápios da prova têm também o que uma linha nova não poderia ter', () => {
  const quebrados = fc
    .sample(cardapio, { numRuns: 200, seed: 7 })
    .filter(({ grupos, produtos }) =>
      produtos.some(produto => recusarVinculos(produto.grupos, porId(grupos), []).length > 0),
    )
  expect(quebrados.length).toBeGreaterThan(10)
})
