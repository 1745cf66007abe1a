import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { recordable } from '@phaen/statecharts'
import type { WatchedPage } from '@phaen/statecharts/react'

/**
 * Opens Stately's own inspector in another window, in development alone. It is a page of stately.ai: what it is told
 * leaves this machine, so it gets the same masked data as a report.
 */
export function createStatelyInspector(page: WatchedPage): (event: InspectionEvent) => void {
  const masked = <T>(data: T): T => page.masked(recordable(data)) as T
  const { inspect } = createBrowserInspector({
    sanitizeEvent: (event) => ({ ...masked(event), type: event.type }),
    sanitizeContext: masked,
    // The sanitizers do not see the output, the error and the children of a snapshot.
    serialize: (message): typeof message =>
      message.type === '@xstate.event'
        ? message
        : Object.assign({}, message, { snapshot: masked(shown(message.snapshot)) }),
  })
  return (event) => inspect.next?.(event)
}

/** The part of a snapshot that is sent. Child actors send their own. */
const shown = <T extends object>(snapshot: T): T =>
  Object.fromEntries(Object.entries(snapshot).filter(([key]) => isShown.test(key))) as T

const isShown = /^(?:status|value|context|output|error|tags)$/
