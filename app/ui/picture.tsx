import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBackOnline } from '~/browser/use-back-online'
import { classes } from './classes'

interface PictureProps {
  /** When it is missing or blank, the fallback is shown. */
  src: string | null | undefined
  srcSet?: string
  sizes?: string
  alt: string
  width: number
  height: number
  /** The page's main picture (its largest contentful paint): fetched first, not lazily. */
  priority?: boolean
  /** Shown when there is no picture or it does not load; what did not load is asked for again once the network is back. */
  fallback: ReactNode
  /** Size and shape, for the picture and its fallback alike. */
  className?: string
}

export function Picture({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  priority = false,
  fallback,
  className,
}: PictureProps) {
  const ref = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const source = src?.trim() ?? ''

  // A picture in the server's HTML may have failed before React listened for its error.
  useEffect(() => {
    const image = ref.current
    if (source && image?.complete && image.naturalWidth === 0) setFailed(source)
  }, [source])
  useBackOnline(failed !== null, () => setFailed(null))

  if (!source || failed === source) return <div className={className}>{fallback}</div>
  return (
    <img
      ref={ref}
      src={source}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(source)}
      className={classes('bg-fundo object-cover', className)}
    />
  )
}
