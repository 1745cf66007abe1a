import { createContext } from 'react'

/**
 * Finds what stands for a picture in the page itself. The server knows its small drawings; the browser knows none, and
 * asks for pictures by their addresses.
 */
export const PicturesInPageContext = createContext<(address: string) => string | undefined>(() => undefined)
