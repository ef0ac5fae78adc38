import { createContext } from 'react'

/** The nonce of this response's Content-Security-Policy; absent in the browser and where hashes are used. */
export const NonceContext = createContext<string | undefined>(undefined)
