import type pg from 'pg'
import { databasePool } from '../database/database.server'
import { log } from '../log.server'
import { pictureFiles } from './place.server'

/** Beside the companies' pictures: of which database they are. */
const OWNER = 'banco'

/**
 * Says at the start, unless somebody has, that the pictures are this database's. While a bucket is away it is not said; a later
 * start does it.
 */
export async function claimPictures(): Promise<void> {
  try {
    if ((await pictureFiles().read(OWNER)) !== null) return
    await pictureFiles().write(OWNER, Buffer.from(await identityOf(databasePool())))
  } catch (error) {
    log.warn({ err: error }, 'nobody knows of which database the pictures are')
  }
}

/** False for a copy of the database that stands beside the pictures of the original. */
export async function ownsPictures(client: pg.Client): Promise<boolean> {
  return String(await pictureFiles().read(OWNER)) === (await identityOf(client))
}

/** No copy has it: neither a restored one nor one of the same server, nor a standby once it is promoted. */
async function identityOf(database: pg.Pool | pg.Client): Promise<string> {
  const { rows } = await database.query<{ identity: string }>(
    `select concat_ws('/', system_identifier, (select oid from pg_database where datname = current_database()), timeline_id) as identity
     from pg_control_system(), pg_control_checkpoint()`,
  )
  return rows[0]?.identity ?? ''
}
