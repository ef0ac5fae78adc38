import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readVersao } from '~/domain/cardapio/disponibilidade/store-estado.server'
import { momentoEm } from '~/domain/cardapio/momento'
import type { MudancaDaImagem } from '~/domain/imagens/imagem-enviada.server'
import { escolherOSalvo } from '~/domain/respostas/conflito'
import { ehNegado, OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/database/transaction.server'
import { pictureResponse } from '~/server/pictures/images.server'
import { arquivo, SVG, umLogoBranco, umPng } from '../../../tests/world/fotos-enviadas'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { listImagens } from '../../../tests/world/plantado/cozinha'
import { SEM_APARENCIA } from './aparencia'
import { salvarAparencia, vistoDaAparencia } from './salvar-aparencia.server'
import { readAparencia } from './store.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

interface Mudanca {
  readonly cor?: string
  readonly visto?: string
  readonly logo?: MudancaDaImagem
  readonly capa?: MudancaDaImagem
}

const salvar = ({ cor = '', visto, logo = 'manter', capa = 'manter' }: Mudanca, empresa = mundo.bella) =>
  salvarAparencia(empresa, { valores: { cor, visto }, logo, capa })
const guardada = (empresa = mundo.bella) => withTenant(empresa, readAparencia)
const umaFoto = async () => arquivo(await umPng())
const arquivosDe = (logo: string | null, capa: string | null) =>
  [
    ...(capa ? [`${capa}-1600.webp`, `${capa}-800.webp`] : []),
    ...(logo ? [`${logo}-128.webp`, `${logo}-512.webp`] : []),
  ].sort()

const MOMENTO = momentoEm(new Date('2026-11-20T20:00-03:00'), 'America/Sao_Paulo')

beforeEach(() => salvar({ logo: 'remover', capa: 'remover' }))

describe('A aparência', () => {
  test('é guardada inteira, a da outra empresa fica como está, e o cardápio tem outra versão', async () => {
    const [antes, daCantina] = [
      await withTenant(mundo.bella, tx => readVersao(tx, MOMENTO)),
      await guardada(mundo.cantina),
    ]
    const feito = await salvar({ cor: '#FFD400', logo: await umaFoto(), capa: await umaFoto() })
    const agora = await guardada()
    expect(agora).toEqual({
      cor: '#ffd400',
      logo: expect.stringMatching(new RegExp(`^${mundo.bella}/logo_[0-9a-f]{12}$`)),
      capa: expect.stringMatching(new RegExp(`^${mundo.bella}/capa_[0-9a-f]{12}$`)),
    })
    expect(feito).toEqual({ dados: { visto: vistoDaAparencia(agora) } })
    expect(await listImagens()).toEqual(arquivosDe(agora.logo, agora.capa))
    expect(await guardada(mundo.cantina)).toEqual(daCantina)
    expect(await withTenant(mundo.bella, tx => readVersao(tx, MOMENTO))).not.toBe(antes)
  })

  test('um logo branco sobre nada é guardado sobre o fundo que o mostra; a capa fica como veio', async () => {
    const branca = async () => arquivo(await umLogoBranco())
    await salvar({ logo: await branca(), capa: await branca() })
    const { logo, capa } = await guardada()
    const cheia = async (chave: string | null, fim: string) => {
      const [empresa = '', nome = ''] = (chave ?? '').split('/')
      const foto = await (await pictureResponse(empresa, `${nome}-${fim}`)).arrayBuffer()
      return (await sharp(Buffer.from(foto)).stats()).isOpaque
    }
    expect([await cheia(logo, '128.webp'), await cheia(capa, '800.webp')]).toEqual([true, false])
  })

  test('mudar a cor mantém as imagens; uma imagem nova toma o lugar da antiga, que só então se vai', async () => {
    await salvar({ logo: await umaFoto(), capa: await umaFoto() })
    const antes = await guardada()
    await salvar({ cor: '#1e7a34' })
    expect(await guardada()).toEqual({ ...antes, cor: '#1e7a34' })
    await salvar({ cor: '#1e7a34', logo: await umaFoto() })
    const { logo, capa } = await guardada()
    expect([logo === antes.logo, capa]).toEqual([false, antes.capa])
    expect(await listImagens()).toEqual(arquivosDe(logo, capa))
  })

  test('sem nada de próprio não há linha nem arquivo', async () => {
    await salvar({ cor: '#1e7a34', logo: await umaFoto() })
    await salvar({ cor: '', logo: 'remover' })
    expect(await guardada()).toEqual(SEM_APARENCIA)
    expect(await mundo.sql('select 1 from aparencia where empresa_id = $1', [mundo.bella])).toEqual([])
    expect(await listImagens()).toEqual([])
  })

  test('o que não serve é recusado ao lado do seu campo, tudo de uma vez, e nada muda', async () => {
    await salvar({ cor: '#1e7a34' })
    const feito = await salvar({ cor: 'verde', logo: arquivo(SVG), capa: arquivo(Buffer.alloc(0)) })
    expect(ehNegado(feito) && feito.recusas.map(({ campo }) => campo)).toEqual(['cor', 'logo', 'capa'])
    expect(await salvar({ cor: '#8a1538', capa: arquivo(SVG) })).toMatchObject({
      recusas: [{ titulo: 'Erro no Upload da Imagem', campo: 'capa' }],
    })
    expect(await guardada()).toEqual({ ...SEM_APARENCIA, cor: '#1e7a34' })
    expect(await listImagens()).toEqual([])
  })

  test('de dois que salvam fica o que cada um mudou; da mesma cor o segundo é perguntado', async () => {
    const visto = vistoDaAparencia(await guardada())
    await salvar({ cor: '#1e7a34', visto })
    expect(await salvar({ cor: '', visto, logo: await umaFoto() })).toMatchObject({
      dados: { juntados: ['Cor de destaque'] },
    })
    const comLogo = await guardada()
    expect(comLogo).toMatchObject({ cor: '#1e7a34', logo: expect.any(String) })
    const feito = await salvar({ cor: '#8a1538', visto })
    expect(feito).toMatchObject({
      recusas: [OUTRA_PESSOA_SALVOU],
      conflito: { divergencias: [{ rotulo: 'Cor de destaque', digitado: '#8a1538', valor: '#1e7a34' }] },
    })
    expect(await guardada()).toEqual(comLogo)
    await salvar({ cor: '#8a1538', visto: 'conflito' in feito ? feito.conflito?.visto : '' })
    expect(await guardada()).toEqual({ ...comLogo, cor: '#8a1538' })
  })

  test('de dois que enviam o logo o segundo é perguntado; se fica o salvo, o arquivo dele não fica', async () => {
    const visto = vistoDaAparencia(await guardada())
    await salvar({ cor: '', visto, logo: await umaFoto() })
    const [dele, imagens] = [await guardada(), await listImagens()]
    const feito = await salvar({ cor: '', visto, logo: await umaFoto() })
    expect(feito).toMatchObject({ conflito: { divergencias: [{ rotulo: 'Logo' }] } })
    expect(await listImagens()).toEqual(imagens)
    const conflito = 'conflito' in feito ? feito.conflito : undefined
    const oSalvo = conflito && escolherOSalvo(conflito, conflito.divergencias)
    await salvar({ cor: '', visto: oSalvo, logo: await umaFoto() })
    expect([await guardada(), await listImagens()]).toEqual([dele, imagens])
  })

  test('de três ao mesmo tempo um só é salvo, ainda que não houvesse nada', async () => {
    const visto = vistoDaAparencia(SEM_APARENCIA)
    const feitos = await Promise.all(['#111111', '#222222', '#333333'].map(cor => salvar({ cor, visto })))
    expect(feitos.filter(feito => 'dados' in feito)).toHaveLength(1)
  })
})
