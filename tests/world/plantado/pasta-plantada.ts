import { join } from 'node:path'
import { inject } from 'vitest'
import { type Cluster, openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { copyCluster } from '../processo/pasta'

/** A data folder with the demo in its embedded database, without pictures; a server started on it joins the cluster. */
export async function plantarPasta(pasta: string): Promise<Cluster> {
  const dataDir = join(pasta, 'postgres')
  await copyCluster(inject('plantedCluster'), dataDir)
  return openCluster({ dataDir, fsync: false })
}
