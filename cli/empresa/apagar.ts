import type pg from 'pg'
import { ownsPictures } from '~/server/pictures/owner.server'
import { pictureFiles } from '~/server/pictures/place.server'
import { enterCompany, readTables } from '../backup/tables'
import { type Command, Refusal } from '../command/command'
import { confirm } from '../command/confirm'
import { reaching, requireCurrent, withConnection } from '../command/database'
import { findCompany } from './exportar'
import { removePicturesOf } from './left-pictures'

export const apagarEmpresa: Command = {
  name: 'empresa apagar',
  usage: ['<slug>'],
  asks: true,
  summary: 'apaga de vez uma empresa desativada, ou que foi para outra instalação',
  help: [
    'Tudo o que é dela: pedidos, clientes, cardápio, fotos, e as contas de quem não é de outra empresa.',
    'Não tem volta, e os backups feitos antes ainda a têm. Pergunta antes; com --sim não pergunta.',
    'As fotos ficam quando são de outro banco: ao lado delas, o arquivo banco diz de qual, e uma partida o grava se não está lá.',
  ].join('\n'),
  async run({ args: [slug = ''], sim }) {
    await reaching(false, url =>
      withConnection(url, async client => {
        await requireCurrent(client)
        const { nome, company } = await findCompany(client, slug)
        if (!sim) await confirm(`Apagar ${nome} (${slug}) de vez? Não tem volta.`)
        await removeCompany(client, company.id, slug)
      }),
    )
    console.log(`Apagada: ${slug}`)
  },
}

async function removeCompany(client: pg.Client, id: string, slug: string): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ ativo: boolean; aCaminho: boolean }>(
    `select ativo, exists (select from mudancas where empresa_id = $1 and ate is null) as "aCaminho"
     from empresas where id = $1 for update`,
    [id],
  )
  if (rows[0]?.ativo !== false)
    throw new Refusal(`${slug} está ativa, e nada foi apagado. Antes: desativar ${slug}`)
  // Nobody knows yet that the other installation has it.
  if (rows[0].aCaminho)
    throw new Refusal(
      `${slug} está de mudança, e nada foi apagado. Antes: empresa mudou, ou ativar ${slug} e desativar ${slug}`,
    )
  await enterCompany(client, id)
  const { rows: people } = await client.query<{ id: string }>(
    `select user_id::text as id from membros m where empresa_id = $1
       and not exists (select from membros o where o.user_id = m.user_id and o.empresa_id <> $1)`,
    [id],
  )
  const own = (await readTables(client)).filter(({ names }) => names.includes('empresa_id'))
  for (const { name } of own.reverse())
    await client.query(`delete from ${client.escapeIdentifier(name)} where empresa_id = $1`, [id])
  await client.query('delete from empresas where id = $1', [id])
  await client.query('delete from users where id = any ($1::bigint[])', [people.map(({ id }) => id)])
  const withPictures = await ownsPictures(client)
  if (withPictures) await client.query('insert into maquina.left_pictures values ($1)', [id])
  await client.query('commit')
  // Should this not be reached, the next import does it.
  if (withPictures) await removePicturesOf(client, id)
  else await sayThatPicturesStay(id)
}

async function sayThatPicturesStay(id: string): Promise<void> {
  const { length } = await pictureFiles().list(`${id}/`)
  if (length > 0)
    console.log(
      `As fotos ficam (${id}/, arquivos: ${length}): são de outro banco, de que este pode ser uma cópia.`,
    )
}
