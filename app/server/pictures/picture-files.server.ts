import { join } from 'node:path'
import { env } from '../env.server'
import { onDisk } from './on-disk.server'
import { onS3 } from './on-s3.server'

/** Where the files of pictures lie. A file is named {empresa_id}/{file}, and is there whole or not at all. */
export interface PictureFiles {
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>
  write(name: string, bytes: Buffer): Promise<void>
  /** Files that are not there do not matter. */
  remove(names: readonly string[]): Promise<void>
  /** All whose name begins so, in order of their names, with their size in bytes. */
  list(prefix: string): Promise<PictureFile[]>
}

export interface PictureFile {
  readonly name: string
  readonly bytes: number
}

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
