import { CANTINA, PRODUTOS } from '../world/demo'
import { esperarAviso, pararORelogio, passar, segurar } from './avisos'
import { COMPUTADOR, entrar, entrarNoPainel, expect, test } from './jornada'

const SCRIPTS = '**/assets/*.js'

test('O prato tocado antes de o script chegar se abre quando ele chega', async ({ abrirNavegador }) => {
  const cliente = await abrirNavegador()
  const liberar = await segurar(cliente, SCRIPTS)
  await cliente.goto(`/${CANTINA.slug}`, { waitUntil: 'commit' })
  await cliente.getByRole('button', { name: PRODUTOS.semExtras.nome }).click()
  liberar()
  await expect(
    cliente.getByRole('dialog', { name: `Adicionar ao Carrinho: ${PRODUTOS.semExtras.nome}` }),
  ).toBeVisible()
})

test('O botão do painel tocado antes de o script chegar, no quadro e atrás dele, vale quando ele chega', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrar(page, CANTINA)
  const tocarCedo = async (caminho: string, botao: string) => {
    const liberar = await segurar(page, SCRIPTS)
    await page.goto(caminho, { waitUntil: 'commit' })
    await page.getByRole('button', { name: botao }).click()
    liberar()
  }
  await tocarCedo('/home', 'Alertas e impressão')
  const ajustes = page.getByRole('dialog', { name: 'Alertas e impressão' })
  await expect(ajustes.getByRole('button', { name: 'Testar alerta' })).toBeVisible()
  await tocarCedo('/home/categorias', 'Nova categoria')
  await expect(page.getByRole('dialog', { name: 'Nova categoria' })).toBeVisible()
})

test('O que se abre sobre o quadro e não chega em 10 segundos devolve a tela e diz por quê; depois de chegar, abre', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(page, CANTINA)
  await pararORelogio(page)
  const liberar = await segurar(page, SCRIPTS)
  const compartilhar = page.getByRole('button', { name: 'Compartilhar cardápio' })
  await compartilhar.click()
  await passar(page, 9_999)
  await expect(page.getByText('Abrindo...')).toBeAttached()
  await passar(page, 1)
  await expect(page.getByText('Abrindo...')).toHaveCount(0)
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Erro de Conexão',
    texto: 'Verifique sua conexão e toque de novo.',
    ms: 5_000,
  })
  liberar()
  await compartilhar.click()
  await expect(page.getByRole('region', { name: 'Compartilhe o seu cardápio' })).toBeVisible()
})
