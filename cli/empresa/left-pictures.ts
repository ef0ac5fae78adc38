import type pg from 'pg'
import { pictureFiles } from '~/server/pictures/place.server'

/**
 * Files are not part of a transaction: what an import has left that was ended or undone, or a deletion, whenever that was, goes
 * when this database has written down that it began. No import may be under way.
 */
export async function removeLeftPictures(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select company_id::text as id from maquina.left_pictures',
  )
  for (const { id } of rows) await removePicturesOf(client, id)
}

export async function removePicturesOf(client: pg.Client, id: string): Promise<void> {
  const left = await pictureFiles().list(`${id}/`)
  if (left.length > 0) await pictureFiles().remove(left.map(({ name }) => name))
  await forgetPictures(client, id)
}

/** They have gone, or their company is here with the commit. */
export async function forgetPictures(client: pg.Client, id: string): Promise<void> {
  await client.query('delete from maquina.left_pictures where company_id = $1', [id])
}
