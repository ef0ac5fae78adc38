import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ehRecusa } from '~/domain/respostas/recusa'
import {
  ARQUIVO_VAZIO,
  entenderPlanilha,
  GRANDE_DEMAIS,
  MAX_BYTES_DA_PLANILHA,
  SALVE_COMO_CSV,
} from './planilha'
import { escreverPlanilha, lerRegistros } from './planilha.server'

const emUtf8 = (texto: string) => new TextEncoder().encode(texto)
const emLatin = (texto: string) => new Uint8Array(Buffer.from(texto, 'latin1'))
const ler = (texto: string) => lerRegistros(emUtf8(texto))

const ACAI = [
  ['Nome', 'Preço'],
  ['Açaí', '9,90'],
  ['Pão', '1,00'],
]
const CSV = 'Nome;Preço\r\nAçaí;9,90\r\nPão;1,00'

describe('As codificações', () => {
  test.each([
    ['UTF-8 sem BOM', emUtf8(CSV)],
    ['UTF-8 com BOM', emUtf8(`\uFEFF${CSV}`)],
    ['Windows-1252, como o Excel antigo salva', emLatin(CSV)],
    ['UTF-16 ("Texto Unicode" do Excel)', new Uint8Array(Buffer.from(`\uFEFF${CSV}`, 'utf16le'))],
    ['UTF-16 ao contrário', new Uint8Array(Buffer.from(`\uFEFF${CSV}`, 'utf16le').swap16())],
  ])('%s', (_, bytes) => {
    expect(lerRegistros(bytes)).toEqual(ACAI)
  })

  const MAC = [0x4e, 0x6f, 0x6d, 0x65, 0x3b, 0x50, 0x72, 0x65, 0x8d, 0x6f, 0x0d, 0x50, 0x8b, 0x6f, 0x3b, 0x31]
  test('Mac Roman com CR sozinho, como o Excel de Mac salva', () => {
    expect(lerRegistros(new Uint8Array(MAC))).toEqual([
      ['Nome', 'Preço'],
      ['Pão', '1'],
    ])
  })

  /** As an iMac writes what follows ASCII. */
  const emMac = (texto: string) => {
    const bytes: Record<string, number> = {
      ...{
        á: 0x87,
        à: 0x88,
        â: 0x89,
        ã: 0x8b,
        ç: 0x8d,
        é: 0x8e,
        ê: 0x90,
        í: 0x92,
        ó: 0x97,
        ô: 0x99,
        õ: 0x9b,
      },
      ...{
        ú: 0x9c,
        Á: 0xe7,
        Â: 0xe5,
        Ã: 0xcc,
        Ç: 0x82,
        É: 0x83,
        Ê: 0xe6,
        Í: 0xea,
        Ó: 0xee,
        Ô: 0xef,
        Õ: 0xcd,
      },
      ...{ Ú: 0xf2, º: 0xbc, ª: 0xbb, '’': 0xd5, '“': 0xd2, '”': 0xd3, '–': 0xd0, ñ: 0x96 },
    }
    return new Uint8Array([...texto].map(letra => bytes[letra] ?? letra.charCodeAt(0)))
  }
  const emWindows = (texto: string) => {
    const bytes: Record<string, number> = { '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 }
    return new Uint8Array([...texto].map(letra => bytes[letra] ?? letra.charCodeAt(0)))
  }
  test.each([
    'Preço',
    'Cocada de maçã',
    'PÃO DE AÇÚCAR',
    'Água',
    'Caído',
    'ÁTOMO',
    'Copo d’agua e pão',
    'Joe’s',
    'Pizza D’Italia',
    'Habib’s',
    'Nº 1',
    'Molho “da casa” – à parte',
    'Açaí com guaraná e jalapeño',
    'ÊXITO ÓTIMO',
    'Sant’Ana',
    'PÊRA',
  ])('%j, só com estes acentos, se lê de um arquivo do Windows e de um do Mac', texto => {
    expect(lerRegistros(emWindows(`a;b\r\n${texto};1`))).toEqual([
      ['a', 'b'],
      [texto, '1'],
    ])
    expect(lerRegistros(emMac(`a;b\r${texto};1`))).toEqual([
      ['a', 'b'],
      [texto, '1'],
    ])
  })

  test('os sinais que só o Windows-1252 tem', () => {
    expect(lerRegistros(new Uint8Array([0x80, 0x93, 0x61, 0x94, 0x96, 0x9f, 0xe7]))).toEqual([['€“a”–Ÿç']])
  })
})

describe('Os separadores', () => {
  test.each([
    ['ponto e vírgula', 'Nome;Preço\nAçaí;9,90\nPão;1,00'],
    ['vírgula', 'Nome,Preço\nAçaí,"9,90"\nPão,"1,00"'],
    ['tabulação', 'Nome\tPreço\nAçaí\t9,90\nPão\t1,00'],
    ['o que a linha sep= diz', 'sep=,\r\nNome,Preço\nAçaí,"9,90"\nPão,"1,00"'],
    ['aspas em toda parte', '"Nome";"Preço"\n"Açaí";"9,90"\n"Pão";"1,00"'],
  ])('%s', (_, texto) => {
    expect(ler(texto)).toEqual(ACAI)
  })

  test('é o cabeçalho que decide, e não as vírgulas dos textos', () => {
    expect(ler('"Nome, do produto";Preço\na, b, c;1,00')).toEqual([
      ['Nome, do produto', 'Preço'],
      ['a, b, c', '1,00'],
    ])
  })
})

describe('As linhas', () => {
  test.each(['\n', '\r\n', '\r'])('acabam em %j', fim => {
    expect(ler(['Nome;Preço', 'Açaí;9,90', 'Pão;1,00'].join(fim))).toEqual(ACAI)
  })

  test('uma quebra entre aspas fica na célula, e as linhas em branco contam', () => {
    expect(ler('Nome;Descrição\r\n\r\nAçaí;"500 ml\r\ncom ""granola"""\r\nPão;')).toEqual([
      ['Nome', 'Descrição'],
      [''],
      ['Açaí', '500 ml\ncom "granola"'],
      ['Pão', ''],
    ])
  })

  test.each([
    ['Nome;Preço\nAçaí;9,90\n"Pão;1,00\nBolo;2,00', 3],
    ['Nome;Preço\n"Pão" doce;1,00\nBolo;2,00', 2],
  ])('aspas que não fecham são recusadas com a linha: %j', (texto, linha) => {
    expect(ler(texto)).toMatchObject({
      recusa: true,
      texto: `As aspas da linha ${linha} não fecham. Apague as aspas dessa linha, ou feche-as.`,
    })
  })
})

describe('O que não é um CSV é recusado', () => {
  test.each([
    ['vazio', new Uint8Array(), ARQUIVO_VAZIO.texto],
    ['maior que 2 MB', new Uint8Array(MAX_BYTES_DA_PLANILHA + 1), GRANDE_DEMAIS.texto],
    ['.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), SALVE_COMO_CSV.texto],
    ['.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), SALVE_COMO_CSV.texto],
    ['uma foto', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'não é uma planilha em CSV'],
  ])('%s', (_, bytes, texto) => {
    expect(lerRegistros(bytes)).toMatchObject({ recusa: true, texto: expect.stringContaining(texto) })
  })
})

describe('Escrever', () => {
  test('ponto e vírgula, CRLF, UTF-8 com BOM', () => {
    expect(escreverPlanilha(ACAI)).toBe('\uFEFFNome;Preço\r\nAçaí;9,90\r\nPão;1,00\r\n')
  })

  test.each([
    '=1+1',
    '+55 11',
    '-5',
    '@soma',
    '\t=1',
    '\r=1',
    "'=1",
    "''-1",
    '＝1+1',
    '＋55',
    '－5',
    '＠soma',
  ])('uma célula que começa como %j não roda como fórmula, e volta igual', celula => {
    const escrito = escreverPlanilha([['Nome'], [celula]])
    expect(escrito.split('\r\n').slice(1).join('\r\n')).toMatch(/^"?'/)
    const lido = lerRegistros(emUtf8(escrito))
    const entendido = ehRecusa(lido) ? lido : entenderPlanilha(lido, { nome: { titulo: 'Nome' } }, [])
    expect(entendido).toMatchObject({ linhas: [{ celulas: { nome: celula.trim() } }] })
  })

  test('o que se escreve se lê de volta', () => {
    const celula = fc.string({ unit: fc.constantFrom('a', 'ç', ' ', ';', ',', '"', '\n', '=', "'", '|') })
    fc.assert(
      fc.property(fc.array(fc.tuple(celula, celula), { minLength: 1 }), pares => {
        const registros = [['Um', 'Dois'], ...pares.map(([a, b]) => [`x${a}`, `x${b}`])]
        expect(lerRegistros(emUtf8(escreverPlanilha(registros)))).toEqual([...registros, ['']])
      }),
    )
  })
})
