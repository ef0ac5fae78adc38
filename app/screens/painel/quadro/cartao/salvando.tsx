import { Spinner } from '~/ui/spinner'

/** Shown over the upper edge of a card that has been moved, when the server's answer takes long. */
export function Salvando() {
  return (
    <p className="pending-show -top-1 pointer-events-none absolute inset-x-0 z-10 mx-auto flex w-fit items-center gap-1.5 rounded-full border border-linha bg-folha px-2.5 py-0.5 font-semibold text-xs shadow-card [&_svg]:size-3.5">
      <Spinner />
      <span>Salvando...</span>
    </p>
  )
}
