/**
 * Whoever asks by the version of what is answered may keep it for ever; under an older version, or none, it may have changed
 * when somebody asks again.
 */
export function guardavel(request: Request, versao: string) {
  const pedida = new URL(request.url).searchParams.get('v')
  return {
    'Cache-Control': pedida === versao ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
