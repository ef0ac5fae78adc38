import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { plantarDemo } from '../plantado/demo-plantada'
import { temporaryFolder } from '../processo/pasta'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data of a stopped cluster with the demo in it, without pictures, to copy. */
    plantedCluster: string
  }
}

/** Made once for the run, because every file that starts servers wants a data folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('planted')
  const cluster = await openCluster({ dataDir: join(folder, 'postgres'), fsync: false })
  // The data may be outside the folder, when other users cannot enter root's temporary folder.
  const teardown = async () => {
    for (const path of [dirname(cluster.dataDir), folder]) await rm(path, { recursive: true, force: true })
  }
  try {
    await plantarDemo(cluster.url)
  } catch (error) {
    await cluster.release()
    await teardown()
    throw error
  }
  await cluster.release()
  project.provide('plantedCluster', cluster.dataDir)
  return teardown
}
