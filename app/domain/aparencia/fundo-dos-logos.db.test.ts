import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { log } from '~/server/log.server'
import { pictureResponse, storePicture } from '~/server/pictures/images.server'
import { NEVER } from '~/server/timed/next-due.server'
import { readTimedWork, runDueWork } from '~/server/timed/timed-work.server'
import { umLogoBranco, umPng } from '../../../tests/world/fotos-enviadas'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { listImagens } from '../../../tests/world/plantado/cozinha'
import { SEM_APARENCIA } from './aparencia'
import { FUNDO_DOS_LOGOS } from './fundo-dos-logos.server'
import { readAparencia, saveAparencia } from './store.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())
beforeEach(() => mundo.sql('delete from maquina.timed_work'))

const INICIO = Date.now()
const correr = (horas = 0) => runDueWork([FUNDO_DOS_LOGOS], () => new Date(INICIO + horas * 3_600_000))
const logoDe = (empresa: EmpresaId) => withTenant(empresa, readAparencia).then(({ logo }) => logo ?? '')

/** As a logo was stored before it got a ground. */
async function porLogo(empresa: EmpresaId, foto: Buffer) {
  const logo = await storePicture(empresa, 'logo', foto, 'logo')
  await withTenant(empresa, tx => saveAparencia(tx, { ...SEM_APARENCIA, cor: '#1e7a34' as never, logo }))
  return logo
}

async function cheio(chave: string, fim: string): Promise<boolean> {
  const [empresa = '', nome = ''] = chave.split('/')
  const foto = await (await pictureResponse(empresa, `${nome}-${fim}`)).arrayBuffer()
  return (await sharp(Buffer.from(foto)).stats()).isOpaque
}

test('Um logo branco de antes ganha o seu fundo sem o dono, uma vez, com outro endereço; os outros ficam como estão', async () => {
  const quebrado = await porLogo(mundo.cantina, await umPng())
  await writeFile(join(process.env.COMANDA_DADOS ?? '', 'imagens', `${quebrado}-512.webp`), 'quebrado')
  const branco = await porLogo(mundo.bella, await umLogoBranco())
  const colorido = await porLogo(mundo.burger, await umPng())
  expect(await cheio(branco, '128.webp')).toBe(false)

  await correr()

  const novo = await logoDe(mundo.bella)
  expect(novo).not.toBe(branco)
  expect([await cheio(novo, '128.webp'), await cheio(novo, '512.webp')]).toEqual([true, true])
  expect(await withTenant(mundo.bella, readAparencia)).toEqual({ cor: '#1e7a34', logo: novo, capa: null })
  expect([await logoDe(mundo.cantina), await logoDe(mundo.burger)]).toEqual([quebrado, colorido])
  const guardadas = [quebrado, novo, colorido].flatMap(chave => [`${chave}-128.webp`, `${chave}-512.webp`])
  expect((await listImagens()).toSorted()).toEqual(guardadas.toSorted())

  const depois = await porLogo(mundo.bella, await umLogoBranco())
  await correr(24 * 365)
  expect(await logoDe(mundo.bella)).toBe(depois)
})

test('O logo que não se pode ler não tira o fundo dos outros, diz de quem é, e é tentado de novo até que se possa', async () => {
  const dito = vi.spyOn(log, 'error')
  const branco = await umLogoBranco()
  const [ilegivel, outro] = [await porLogo(mundo.cantina, branco), await porLogo(mundo.bella, branco)]
  const arquivo = join(process.env.COMANDA_DADOS ?? '', 'imagens', `${ilegivel}-512.webp`)
  await rm(arquivo)
  await mkdir(arquivo)
  await correr()
  expect(dito).toHaveBeenCalledWith(expect.objectContaining({ empresaId: mundo.cantina }), expect.anything())
  dito.mockRestore()
  expect(await logoDe(mundo.cantina)).toBe(ilegivel)
  expect(await cheio(await logoDe(mundo.bella), '512.webp')).toBe(true)
  expect(await logoDe(mundo.bella)).not.toBe(outro)

  await rm(arquivo, { recursive: true })
  await writeFile(arquivo, branco)
  await correr(24)
  expect(await cheio(await logoDe(mundo.cantina), '512.webp')).toBe(true)
})

test('A empresa que está de mudança, ou já mudou, fica como está, e o trabalho dá as outras por feitas', async () => {
  const branco = await umLogoBranco()
  const mudadas = [await porLogo(mundo.cantina, branco), await porLogo(mundo.burger, branco)]
  const daqui = await porLogo(mundo.bella, branco)
  await mundo.sql(
    `insert into mudancas values ($1, 'https://la.example/a', null), ($2, 'https://la.example/b', now() + interval '30 days')`,
    [mundo.cantina, mundo.burger],
  )
  await correr()
  expect(await readTimedWork([FUNDO_DOS_LOGOS])).toMatchObject([{ nextAt: NEVER, failedAt: null }])
  expect([await logoDe(mundo.cantina), await logoDe(mundo.burger)]).toEqual(mudadas)
  expect(await logoDe(mundo.bella)).not.toBe(daqui)
  await mundo.sql('delete from mudancas')
})
