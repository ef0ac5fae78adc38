import { join } from 'node:path'
import { closeDatabase, openDatabase } from '~/server/database.server'
import { type Cluster, openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { migrate } from '~/server/migrate.server'
import { plantDemo } from '../../db/seed'

/** A data folder with the demo in its embedded database, without pictures; a server started on it joins the cluster. */
export async function plantarPasta(pasta: string): Promise<Cluster> {
  const cluster = await openCluster({ dataDir: join(pasta, 'postgres'), fsync: false })
  await migrate(cluster.url)
  openDatabase(cluster.url)
  await plantDemo({ pictures: false })
  await closeDatabase()
  return cluster
}
