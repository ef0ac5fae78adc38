import { expect, test } from 'vitest'
import { EMPTY_STAGE, enterOutlet, inSight, leaveOutlet, type Stage, showToast } from './toast-stage'

const PAGINA = { id: 'pagina', modal: false }
const CARRINHO = { id: 'carrinho', modal: true }
const PERGUNTA = { id: 'pergunta', modal: true }
const AVISO = { key: 1, stays: false }
const DESFAZER = { key: 2, stays: true }

type Passo = (stage: Stage<typeof AVISO>) => Stage<typeof AVISO>
const entra =
  (outlet: typeof PAGINA): Passo =>
  stage =>
    enterOutlet(stage, outlet)
const sai =
  ({ id }: typeof PAGINA): Passo =>
  stage =>
    leaveOutlet(stage, id)
const mostra =
  (toast: typeof AVISO): Passo =>
  stage =>
    showToast(stage, toast)
const depoisDe = (...passos: Passo[]) =>
  inSight(passos.reduce((stage, passo) => passo(stage), EMPTY_STAGE as Stage<typeof AVISO>))?.key ?? null

test.each<[string, number | null, Passo[]]>([
  ['Um aviso passa para o diálogo que se abre', 1, [entra(PAGINA), mostra(AVISO), entra(CARRINHO)]],
  ["'Desfazer' da página não entra num diálogo", null, [entra(PAGINA), mostra(DESFAZER), entra(PERGUNTA)]],
  [
    "'Desfazer' está de volta quando o diálogo fecha",
    2,
    [entra(PAGINA), mostra(DESFAZER), entra(PERGUNTA), sai(PERGUNTA)],
  ],
  ["'Desfazer' mostrado num diálogo fica nele", 2, [entra(PAGINA), entra(CARRINHO), mostra(DESFAZER)]],
  [
    "'Desfazer' de um diálogo não entra no que se abre sobre ele",
    null,
    [entra(CARRINHO), mostra(DESFAZER), entra(PERGUNTA)],
  ],
  [
    "'Desfazer' de um diálogo que fechou fica na página e não entra no seguinte",
    null,
    [entra(CARRINHO), mostra(DESFAZER), sai(CARRINHO), entra(PERGUNTA)],
  ],
  [
    'O que um diálogo diz não apaga o aviso que espera embaixo dele',
    1,
    [entra(PAGINA), mostra(DESFAZER), entra(PERGUNTA), mostra(AVISO)],
  ],
  ['O aviso novo toma o lugar do que está à vista', 1, [entra(PAGINA), mostra(DESFAZER), mostra(AVISO)]],
  ["'Desfazer' mostrado antes da moldura da página passa para ela", 2, [mostra(DESFAZER), entra(PAGINA)]],
])('%s', (_, esperado, passos) => expect(depoisDe(...passos)).toBe(esperado))

test('O que esperava embaixo de um diálogo volta quando o aviso dele acabou', () => {
  let stage: Stage<typeof AVISO> = EMPTY_STAGE
  for (const passo of [mostra(DESFAZER), entra(PERGUNTA), mostra(AVISO), sai(PERGUNTA)]) stage = passo(stage)
  expect(inSight(stage)?.key).toBe(1)
  expect(inSight({ ...stage, toasts: stage.toasts.filter(({ toast }) => toast.key !== 1) })?.key).toBe(2)
})
