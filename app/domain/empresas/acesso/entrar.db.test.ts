import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redefinirSenha } from '~/domain/contas/redefinir-senha.server'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { senhasCalculadas } from '../../../../tests/world/banco/senhas-calculadas'
import { BELLA, CANTINA, ZE } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { tentarEntrar, umaTentativa } from '../../../../tests/world/tentativas'
import { ultimoLink, ultimoToken } from '../../../../tests/world/ultima-carta'
import { ORIGIN, umEndereco, umPedinte } from '../../../../tests/world/um-cadastro'
import { entrar } from './entrar.server'
import { pedirRedefinicao } from './pedir-link.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const INVALIDOS = 'E-mail ou senha inválidos.'
const AGUARDE_UM = 'Muitas tentativas de entrar. Aguarde 1 minuto e tente novamente.'

async function provaDe({ email, senha }: { email: string; senha: string }): Promise<string> {
  return dadosDe(await entrar({ identificador: email, senha }, umaTentativa())).prova
}

/** Tries wrong passwords from many addresses until the answer is to wait; returns what each try was told. */
async function cercar(...nomes: readonly string[]): Promise<(string | undefined)[]> {
  const ditos = []
  for (let n = 0; n < 52; n++) ditos.push(await tentarEntrar(nomes[n % nomes.length] ?? '', 'errada'))
  return ditos
}

test('só quem sabe a senha ouve que falta confirmar o e-mail ou que a empresa está desativada', async () => {
  await mundo.sql('update users set email_confirmed_at = null where email = $1', [BELLA.email])
  expect(await tentarEntrar(BELLA.email, 'errada')).toBe(INVALIDOS)
  expect(await tentarEntrar(BELLA.email, BELLA.senha)).toBe('Confirme seu e-mail para entrar.')
  await mundo.sql('update users set email_confirmed_at = now() where email = $1', [BELLA.email])
  await mundo.sql('update empresas set ativo = false where id = $1', [mundo.bella])
  expect(await tentarEntrar(BELLA.email, 'errada')).toBe(INVALIDOS)
  expect(await tentarEntrar(BELLA.email, BELLA.senha)).toBe('Esta empresa está desativada.')
})

describe('Senhas erradas', () => {
  test('de um endereço, o e-mail e o CNPJ da mesma conta gastam as mesmas cinco por minuto', async () => {
    const quem = umaTentativa()
    for (const nome of [ZE.email, ZE.cnpj, ZE.email, ZE.cnpj, ZE.email]) {
      expect(await tentarEntrar(nome, 'errada', quem)).toBe(INVALIDOS)
    }
    expect(await tentarEntrar(ZE.cnpj, ZE.senha, quem)).toBe(AGUARDE_UM)
    expect(await tentarEntrar(CANTINA.email, CANTINA.senha, quem)).toBe('entrou')
  })

  test('de outro não deixam o dono de fora', async () => {
    const quem = umaTentativa()
    for (let vez = 0; vez < 6; vez++) await tentarEntrar(ZE.email, 'errada', quem)
    expect(await tentarEntrar(ZE.email, ZE.senha)).toBe('entrou')
  })

  test('do próprio Wi-Fi do restaurante não deixam de fora o navegador que já entrou, que tem cinco suas', async () => {
    const vizinho = umaTentativa()
    const dono = { ...vizinho, provas: [await provaDe(ZE)] }
    for (let vez = 0; vez < 30; vez++) {
      await tentarEntrar(vez % 2 ? ZE.email : `ninguem${vez}@exemplo.com.br`, 'errada', vizinho)
    }
    expect(await tentarEntrar(ZE.email, ZE.senha, vizinho)).toBe(AGUARDE_UM)
    expect(await tentarEntrar(ZE.email, ZE.senha, dono)).toBe('entrou')
    for (let vez = 0; vez < 5; vez++) await tentarEntrar(ZE.email, 'errada', dono)
    expect(await tentarEntrar(ZE.email, ZE.senha, dono)).toBe(AGUARDE_UM)
  })

  test('de um endereço são vinte por minuto, em quaisquer contas', async () => {
    const quem = umaTentativa()
    for (let vez = 0; vez < 20; vez++) {
      expect(await tentarEntrar(`ninguem${vez}@exemplo.com.br`, 'errada', quem)).toBe(INVALIDOS)
    }
    expect(await tentarEntrar(CANTINA.email, CANTINA.senha, quem)).toBe(AGUARDE_UM)
    expect(await tentarEntrar(CANTINA.email, CANTINA.senha)).toBe('entrou')
  })

  test('além do limite não custam o cálculo de uma senha', async () => {
    const quem = umaTentativa()
    const tentar = () => tentarEntrar(ZE.email, 'errada', quem)
    for (let vez = 0; vez < 5; vez++) expect(await senhasCalculadas(tentar)).toBe(1)
    expect(await senhasCalculadas(tentar)).toBe(0)
  })
})

test('quem acerta a senha não gasta tentativas', async () => {
  const quem = umaTentativa()
  for (let vez = 0; vez < 6; vez++)
    expect(await tentarEntrar(CANTINA.email, CANTINA.senha, quem)).toBe('entrou')
})

describe('Com mais de 50 senhas erradas em uma hora, de onde for,', () => {
  /** The hour counts from the first wrong password: on a slow machine the last ones hear '59 minutos'. */
  const cercada = expect.stringMatching(
    /^Muitas tentativas de entrar nesta conta\. Aguarde (60|5\d) minutos, use um navegador que já entrou nela ou crie uma nova senha em 'Esqueci minha senha'\.$/,
  )
  const cartas = () => mundo.sql<{ to: string }>('select "to" from mail_queue')
  let prova = ''
  beforeAll(async () => {
    await mundo.sql('delete from mail_queue')
    prova = await provaDe(CANTINA)
    expect(await cercar(CANTINA.email, CANTINA.cnpj)).toEqual([
      ...Array<string>(50).fill(INVALIDOS),
      ...[cercada, cercada],
    ])
  })

  test('um navegador desconhecido espera, mesmo com a senha certa', async () => {
    expect(await tentarEntrar(CANTINA.email, CANTINA.senha)).toEqual(cercada)
  })

  test('o dono recebe uma carta, e uma só, com o caminho para uma nova senha', async () => {
    expect(await cartas()).toEqual([{ to: CANTINA.email }])
    expect((await ultimoLink(mundo, CANTINA.email)).href).toBe(`${ORIGIN}/reset-password/link`)
  })

  test('o navegador que já entrou na conta entra', async () => {
    expect(await tentarEntrar(CANTINA.email, CANTINA.senha, umaTentativa({ provas: ['x', prova] }))).toBe(
      'entrou',
    )
  })

  test.each([
    ['que entrou em outra conta', () => provaDe(ZE)],
    ['com uma prova inventada', async () => `${prova.slice(0, -1)}${prova.endsWith('A') ? 'B' : 'A'}`],
    ['com uma prova vazia', async () => ''],
  ])('não o navegador %s', async (_caso, forjar) => {
    const quem = umaTentativa({ provas: [await forjar()] })
    expect(await tentarEntrar(CANTINA.email, CANTINA.senha, quem)).toEqual(cercada)
  })

  test('o navegador em que se criou uma nova senha entra, e os que conheciam a antiga não', async () => {
    await pedirRedefinicao(CANTINA.email, umPedinte())
    const token = await ultimoToken(mundo, CANTINA.email)
    const feita = dadosDe(await redefinirSenha(token, 'cantina456', umEndereco()))
    const comProva = (qual: string) => umaTentativa({ provas: [qual] })
    expect(await tentarEntrar(CANTINA.email, 'cantina456', comProva(prova))).toEqual(cercada)
    expect(await tentarEntrar(CANTINA.email, 'cantina456', comProva(feita.prova))).toBe('entrou')
    await mundo.sql("delete from mail_queue where subject like 'Redefina%'")
  })

  test('um e-mail que ninguém tem ouve o mesmo, e ninguém recebe carta', async () => {
    expect(await cercar('ninguem@cerco.example')).toEqual([
      ...Array<string>(50).fill(INVALIDOS),
      ...[cercada, cercada],
    ])
    expect(await cartas()).toHaveLength(1)
  })

  test('quem ainda não confirmou o e-mail não recebe carta: pode não ser dele', async () => {
    await mundo.sql('update empresas set ativo = true')
    await mundo.sql('update users set email_confirmed_at = null where email = $1', [BELLA.email])
    expect((await cercar(BELLA.email)).at(-1)).toEqual(cercada)
    expect(await cartas()).toHaveLength(1)
  })
})

test.each(['\u0000', '\uD800@exemplo.com.br', `${'a'.repeat(5_000)}@exemplo.com.br`, "' or 1=1 --@"])(
  'um identificador estranho é só desconhecido',
  async identificador => {
    expect(await tentarEntrar(identificador, 'errada')).toMatch(/inválidos|não encontrado/)
  },
)
