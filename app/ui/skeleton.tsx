import { classes } from './classes'

/** The place of something that really waits; its size comes by `className`, so that nothing moves afterwards. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={classes('animate-pulse rounded-sm bg-fundo', className)} />
}
