import type { Page } from '@playwright/test'
import { transacao } from '../world/banco/banco-do-servidor'
import { abrirLojaPropria, DIA_E_NOITE } from '../world/plantado/loja-propria'
import { DESTAQUES, PECA_TAMBEM } from './destaques'
import { abrirCarrinho, abrirItem, porNoCarrinho } from './gestos'
import { readPlantado } from './plantado'
import type { Tela } from './tela-fotografada'

const rota = '/home/promocoes'
const naLoja = { rota: '/:slug', em: () => `/${readPlantado().emPromocao}` } as const
const BOLO = 'Bolo de fubá'

export const PROMOCOES: readonly Tela[] = [
  { nome: 'painel-promocoes-vazio', rota, quem: 'nova' },
  { nome: 'painel-promocoes-nova', rota, quem: 'bella', ate: abrirNova },
  { nome: 'painel-promocoes-leve', rota, quem: 'bella', ate: escolherLeve },
  ...DESTAQUES,
]

export const PROMOCOES_NA_LOJA: readonly Tela[] = [
  { nome: 'loja-promocoes-cardapio', ...naLoja },
  { nome: 'loja-promocoes-item', ...naLoja, ate: p => abrirItem(p, BOLO) },
  { nome: 'loja-promocoes-carrinho', ...naLoja, ate: levarDois },
  ...PECA_TAMBEM,
]

/** A shop with one product and a promotion of each kind; answers its slug. */
export async function plantarPromocoes(banco: string): Promise<string> {
  const { slug } = await abrirLojaPropria(banco, DIA_E_NOITE)
  await transacao(banco, async (db, entrar) => {
    const { rows } = await db.query<{ id: string }>('select id from empresas where slug = $1', [slug])
    const empresa = rows[0]?.id ?? ''
    await entrar(empresa)
    await db.query(
      `insert into promocoes (empresa_id, nome, tipo, produto_id, valor, leve, pague, percentual, minimo)
       select $1, p.nome, p.tipo, b.id, p.valor, p.leve, p.pague, p.percentual, p.minimo
       from (values ('Bolo do dia', 'preco', true, 14.8, null, null, null, null),
                    ('Bolos em dobro', 'leve', true, null, 2, 1, null, null),
                    ('Semana da casa', 'desconto', false, null, null, null, 10, 20))
         as p (nome, tipo, do_bolo, valor, leve, pague, percentual, minimo)
       left join produtos b on b.empresa_id = $1 and p.do_bolo`,
      [empresa],
    )
  })
  return slug
}

async function abrirNova(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nova promoção' }).first().click()
}

async function escolherLeve(page: Page): Promise<void> {
  await abrirNova(page)
  await page.getByText('Leve mais, pague menos').click()
}

async function levarDois(page: Page): Promise<void> {
  await porNoCarrinho(page, BOLO)
  const carrinho = await abrirCarrinho(page)
  await carrinho.getByRole('button', { name: /^Aumentar/ }).click()
}
