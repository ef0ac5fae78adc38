import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  CORES_PRONTAS,
  descreverAparencia,
  escureceParaLer,
  lerCorDigitada,
  SEM_APARENCIA,
} from './aparencia'
import { COR_DA_COMANDA, type Cor } from './cor'
import { iniciaisDe, svgDasIniciais } from './iniciais'

test.each([
  ['', null],
  ['  ', null],
  [COR_DA_COMANDA, null],
  ['C7361D', null],
  ['1E7A34', '#1e7a34'],
])('no campo da cor, %j é %j: em branco ou a da Comanda não é cor própria (aparencia-1)', (texto, cor) => {
  expect(lerCorDigitada(texto)).toEqual({ cor })
})

test.each(['verde', '#12345', '#1e7a34;}body{display:none', 'url(//x)', null, 7])(
  '%j é recusado ao lado do campo',
  texto => {
    expect(lerCorDigitada(texto)).toMatchObject({ recusa: true, campo: 'cor' })
  },
)

test('as cores prontas têm nomes diferentes e são lidas como são', () => {
  expect(new Set(CORES_PRONTAS.map(({ nome }) => nome)).size).toBe(CORES_PRONTAS.length)
  const lidas = CORES_PRONTAS.map(({ cor }) => lerCorDigitada(cor))
  expect(lidas).toEqual(CORES_PRONTAS.map(({ cor }) => ({ cor: cor === COR_DA_COMANDA ? null : cor })))
})

test('diz que a cor escurece para ser lida, e só quando escurece', () => {
  expect(escureceParaLer('#ffd400' as Cor)).toBe(true)
  expect(escureceParaLer('#1a4f9c' as Cor)).toBe(false)
})

test('quem é avisado de uma mudança sabe o que está guardado', () => {
  const guardada = { ...SEM_APARENCIA, logo: '1/logo_a' }
  expect(descreverAparencia(guardada, guardada)).toEqual({
    'Cor de destaque': 'a da Comanda',
    Logo: 'com imagem',
    Capa: 'sem imagem',
  })
  expect(descreverAparencia({ cor: '#1e7a34' as Cor, logo: '1/logo_b', capa: '1/capa_a' }, guardada)).toEqual(
    { 'Cor de destaque': '#1e7a34', Logo: 'com outra imagem', Capa: 'com outra imagem' },
  )
})

test.each([
  ['Cantina da Nona', 'CN'],
  ['Pizzaria Bella', 'PB'],
  ['açaí do João', 'AJ'],
  ['De', 'D'],
  ['3 Irmãos', '3I'],
  ['Bar', 'B'],
  ['鮨', ''],
])('as iniciais de %s são %j', (nome, iniciais) => {
  expect(iniciaisDe(nome)).toBe(iniciais)
})

test('todas as letras e algarismos têm traços, sem fonte nenhuma', () => {
  for (const letra of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
    const svg = svgDasIniciais({ texto: letra, fundo: COR_DA_COMANDA, ocupa: 0.6 })
    expect(svg, letra).toMatch(/<path [^>]*d="M/)
    expect(svg).not.toMatch(/NaN|Infinity|<text/)
  }
})

test('a prévia do painel é clara como o cardápio, também no tema escuro', () => {
  const ler = (caminho: string) => readFileSync(join(import.meta.dirname, '../..', caminho), 'utf8')
  const claro = ler('app.css').split('@variant escuro {')[0] ?? ''
  const previa = ler('screens/painel/configuracoes/aparencia.css')
  const tokens = previa.match(/--[\w-]+: #[\da-f]{6};/g) ?? []
  expect(tokens.length).toBeGreaterThan(6)
  for (const token of tokens) expect(claro).toContain(token)
})
