import { join } from 'node:path'
import { env } from '../env.server'
import { onDisk } from './on-disk.server'
import { onS3 } from './on-s3.server'
import type { PictureFiles } from './picture-files.server'

let chosen: PictureFiles | undefined

/** A bucket when the operator has named one, else the data folder. */
export function pictureFiles(): PictureFiles {
  const { s3 } = env()
  chosen ??= s3 ? onS3(s3) : dataFolder()
  return chosen
}

export function dataFolder(): PictureFiles {
  return onDisk(join(env().dataDir, 'imagens'))
}
