import { S3mini } from 's3mini'
import type { Bucket } from '../env.server'
import { log } from '../log.server'
import type { PictureFiles } from './picture-files.server'

/** For so long, in milliseconds, a picture waits for the service. */
const PATIENCE_MS = 5_000

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

/** What is asked of a service that does not answer, or refuses, is a 503 response, which is thrown. */
export function onS3(bucket: Bucket): PictureFiles {
  const s3 = new S3mini({ ...bucket, requestAbortTimeout: PATIENCE_MS })
  return {
    async read(name) {
      const bytes = await s3.getObjectArrayBuffer(name).catch(away)
      return bytes && Buffer.from(bytes)
    },
    async write(name, bytes) {
      await s3.putObject(name, bytes, TYPES[name.split('.').at(-1) ?? '']).catch(away)
    },
    async remove(names) {
      await s3.deleteObjects([...names]).catch(away)
    },
    async list(prefix) {
      const objects = (await s3.listObjects('/', prefix).catch(away)) ?? []
      return objects.map(({ Key, Size }) => ({ name: Key, bytes: Number(Size) }))
    },
  }
}

/** As its `statusText`: the command line says of what there is no answer. */
export const PICTURES_AWAY = 'Fotos indisponíveis'

function away(error: unknown): never {
  log.error({ err: error }, 'the bucket of pictures did not answer')
  throw new Response('As fotos não respondem. Tente novamente em instantes.', {
    status: 503,
    statusText: PICTURES_AWAY,
    headers: { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
