import type { ReactElement } from 'react'

/**
 * What may stand beside something else: anything but a text, which a browser's translation takes away from React (decision 056).
 */
export type Elements = ReactElement | Iterable<Elements> | false | '' | null | undefined
