import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders a page once. A part that waits for its data is rendered when they are there, and the rest meanwhile (decision
 * 005). The HTML is in one piece, as it stands on the page: nothing of it is moved there by a script.
 */
export function renderHtml(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(new Html(resolve)),
      onShellError: reject,
    })
  })
}

/** Takes what React writes past the queues of a stream: all of it comes at once. */
class Html extends Writable {
  readonly #decoder = new TextDecoder()
  readonly #whole: (html: string) => void
  #html = ''

  constructor(whole: (html: string) => void) {
    super()
    this.#whole = whole
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#html += typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true })
    return true
  }

  override end(): this {
    this.#whole(this.#html)
    return this
  }
}
