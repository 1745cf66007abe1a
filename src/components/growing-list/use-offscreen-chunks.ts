import { useEffect, useState, type RefObject } from 'react'

/** As many entries as fill whole rows of two, three and four columns. */
export const chunkLength = 12
/** A list that was never asked to grow so long is drawn whole. */
const maxDrawn = 96

/** The heights of the chunks that are far from the screen, by their numbers. */
export type OffscreenChunks = ReadonlyMap<number, number>

const none: OffscreenChunks = new Map()

/**
 * The chunks of a long list for which one empty place of their height is enough, so that the page does not grow heavier
 * with each product (decision 005). Without its script the list is drawn whole.
 */
export function useOffscreenChunks(list: RefObject<HTMLElement | null>, count: number): OffscreenChunks {
  const [far, setFar] = useState(none)
  const isLong = count > maxDrawn
  useEffect(() => {
    if (!isLong) return
    let stop: (() => void) | undefined = () => undefined
    import('./watch-offscreen.ts')
      .then(({ watchOffscreen }) => {
        if (stop && list.current) stop = watchOffscreen(list.current, setFar)
      })
      .catch(() => undefined)
    return () => {
      stop?.()
      stop = undefined
      setFar(none)
    }
  }, [list, isLong])
  return far
}
