import { flushSync } from 'react-dom'
import { chunkLength, type OffscreenChunks } from './use-offscreen-chunks.ts'

/** Two screens above and below: who scrolls fast sees no empty places. */
const margin = '200% 0px'

/**
 * Tells which chunks of a long list are far from the screen, with their heights. A place that the list keeps for such
 * a chunk carries its number as `data-far`.
 */
export function watchOffscreen(list: HTMLElement, onFar: (far: OffscreenChunks) => void): () => void {
  let far: OffscreenChunks = new Map()
  let chunks = chunksIn(list)
  let width = list.clientWidth
  const away = new WeakSet<Element>()

  const tell = (next: OffscreenChunks) => onFar((far = next))
  const settle = () => {
    const next = new Map<number, number>()
    for (const [index, entries] of chunks)
      if (entries.every((entry) => away.has(entry) && !entry.contains(document.activeElement)))
        next.set(index, far.get(index) ?? heightOf(entries))
    if (next.size !== far.size || [...next.keys()].some((index) => !far.has(index))) tell(next)
  }
  const watcher = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (isIntersecting) away.delete(target)
        else if (target.isConnected) away.add(target)
      }
      settle()
    },
    { rootMargin: margin },
  )
  const observe = () => {
    chunks = chunksIn(list)
    for (const entry of list.children) watcher.observe(entry)
  }
  const changes = new MutationObserver(observe)
  // In other columns a chunk is as high as the next one that is drawn.
  const sizes = new ResizeObserver(() => {
    if (list.clientWidth === width) return
    width = list.clientWidth
    const drawn = [...chunks.values()].find(({ length }) => length === chunkLength)
    if (drawn) tell(new Map([...far.keys()].map((index) => [index, heightOf(drawn)])))
  })
  const drawAll = () => flushSync(() => tell(new Map()))

  observe()
  changes.observe(list, { childList: true })
  sizes.observe(list)
  window.addEventListener('beforeprint', drawAll)
  return () => {
    watcher.disconnect()
    changes.disconnect()
    sizes.disconnect()
    window.removeEventListener('beforeprint', drawAll)
  }
}

function chunksIn(list: HTMLElement): Map<number, HTMLElement[]> {
  const chunks = new Map<number, HTMLElement[]>()
  let index = 0
  for (const entry of list.children) {
    if (!(entry instanceof HTMLElement)) continue
    if (entry.dataset.far !== undefined) index = Number(entry.dataset.far)
    const entries = chunks.get(index) ?? []
    entries.push(entry)
    chunks.set(index, entries)
    if (entry.dataset.far !== undefined || entries.length === chunkLength) index += 1
  }
  return chunks
}

function heightOf(entries: HTMLElement[]): number {
  const boxes = entries.map((entry) => entry.getBoundingClientRect())
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
}
