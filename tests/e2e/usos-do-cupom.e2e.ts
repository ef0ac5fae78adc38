import { cortar } from './apoio/avisos'
import { naLoja } from './apoio/banco-da-loja'
import { plantarDono } from './apoio/dono'
import { entrarNaTela, expect, test } from './apoio/jornada'
import { botao, cartao, dialogo } from './apoio/listas'
import { chegar, NO_CELULAR } from './apoio/modos'

test('O dono vê os usos de um cupom, também depois de uma leitura que falhou, e devolve o que foi só uma mensagem', async ({
  abrirNavegador,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  const loja = await plantarDono()
  await naLoja(
    loja,
    `with novo as (
       insert into cupons (empresa_id, codigo, tipo, valor, usos, limite) values ($1, 'VOLTE', 'valor', 5, 1, 3),
         ($1, 'NINGUEM', 'valor', 5, 0, 3) returning id, codigo
     )
     insert into usos_cupom (empresa_id, cupom_id, chave, valor, em, dia)
     select $1, id, gen_random_uuid(), 5, now(), current_date from novo where codigo = 'VOLTE'`,
  )
  await entrarNaTela(page, loja, '/home/cupons')
  const abrir = async (codigo: string) => {
    await dono.apertar(botao(page, `Mais ações: ${codigo}`))
    await dono.apertar(page.getByRole('menuitem', { name: 'Usos' }))
    return dialogo(page, `Usos de ${codigo}`)
  }
  const deNinguem = await abrir('NINGUEM')
  await expect(deNinguem.getByText('Ninguém usou este cupom ainda.')).toBeVisible()
  await dono.apertar(botao(deNinguem, 'Fechar').last())
  await expect(deNinguem).toBeHidden()

  const religar = await cortar(page, '**/usos')
  const usos = await abrir('VOLTE')
  await expect(usos.getByText('Erro ao carregar os usos')).toBeVisible()
  await religar()
  await dono.apertar(botao(usos, 'Tentar novamente'))
  const uso = usos.getByRole('listitem').filter({ hasText: 'Mensagem pelo WhatsApp' })
  await dono.olhar(uso.getByRole('button', { name: /^Devolver o uso de / }))
  await dono.apertar(uso.getByRole('button', { name: /^Devolver o uso de / }))
  await expect(uso.getByText('Devolvido')).toBeVisible()
  await expect(cartao(page, 'VOLTE').getByText('Usado 0 de 3')).toBeAttached()
  await dono.apertar(uso.getByRole('button', { name: /^Desfazer a devolução de / }))
  await expect(uso.getByText('Devolvido')).toHaveCount(0)
  await expect(cartao(page, 'VOLTE').getByText('Usado 1 de 3')).toBeAttached()
})
