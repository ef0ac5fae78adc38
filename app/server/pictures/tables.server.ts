import { bigint } from 'drizzle-orm/pg-core'
import { machineSchema } from '../timed/tables.server'

/**
 * Ids of companies that are not, or no longer, here, whose pictures the command line has still to remove: an import that may not
 * end, a deletion. Other installations may keep theirs in the same place, so pictures of other ids are nobody's to remove.
 */
export const leftPictures = machineSchema.table('left_pictures', {
  companyId: bigint('company_id', { mode: 'number' }).primaryKey(),
})
