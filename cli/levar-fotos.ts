import { env } from '~/server/env.server'
import type { PictureFiles } from '~/server/pictures/picture-files.server'
import { dataFolder, pictureFiles } from '~/server/pictures/place.server'
import { PICTURES, placeOf } from './backup/archive'
import { type Command, Refusal } from './command/command'

export const levarFotos: Command = {
  name: 'fotos levar',
  usage: ['<para>'],
  summary: 'copia as fotos da pasta de dados para o bucket, ou de volta',
  help: [
    "<para> é 'bucket' ou 'pasta'; o bucket é o de S3_ENDPOINT e S3_BUCKET. Nada é apagado de onde as fotos estão.",
    'Com o servidor no ar: copie, parta de novo com (ou sem) as variáveis S3_*, e copie outra vez o que foi enviado no meio.',
    'Pode ser interrompido e repetido: o que já chegou inteiro não vai de novo.',
  ].join('\n'),
  async run({ args: [para = ''] }) {
    if (!env().s3)
      throw new Refusal(
        'Falta dizer o bucket: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.',
      )
    const [bucket, pasta] = [pictureFiles(), dataFolder()]
    if (para === 'bucket') return levar(pasta, bucket)
    if (para === 'pasta') return levar(bucket, pasta)
    throw new Refusal(`As fotos vão para 'bucket' ou para 'pasta', e não para '${para}'.`)
  },
}

/** Drafts, and what is not a picture of ours, stay where they are. */
async function levar(de: PictureFiles, para: PictureFiles): Promise<void> {
  const la = new Map((await para.list('')).map(({ name, bytes }) => [name, bytes]))
  const todas = (await de.list('')).filter(({ name }) => placeOf(`${PICTURES}/${name}`)?.kind === 'picture')
  const faltam = todas.filter(({ name, bytes }) => la.get(name) !== bytes)
  for (const { name } of faltam) {
    const foto = await de.read(name)
    // Removed since it was listed.
    if (foto) await para.write(name, foto)
  }
  console.log(`Fotos: ${todas.length}. Levadas agora: ${faltam.length}.`)
}
