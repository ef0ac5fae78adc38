import { classes } from './classes'

/** Keeps the place of something that is still loading. `className` gives its size, so that nothing moves afterwards. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={classes('animate-pulse rounded-sm bg-fundo', className)} />
}
