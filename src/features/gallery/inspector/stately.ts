import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { recordable } from '@phaen/statecharts'
import { mask } from './watched-shop.ts'

/**
 * Opens Stately's own inspector in another window, in development alone. It is a page of stately.ai: what it is told
 * leaves this machine, so it gets the same masked data as a report.
 */
export function tellStately(): (event: InspectionEvent) => void {
  const { inspect } = createBrowserInspector({
    sanitizeEvent: (event) => ({ ...masked(event), type: event.type }),
    sanitizeContext: masked,
    // The sanitizers do not see the output, the error and the children of a snapshot.
    serialize: (message): typeof message =>
      message.type === '@xstate.event'
        ? message
        : Object.assign({}, message, { snapshot: shown(message.snapshot) }),
  })
  return (event) => inspect.next?.(event)
}

/** What an onlooker reads of a snapshot. Children tell their own. */
const shown = <T extends object>(snapshot: T): T =>
  masked(Object.fromEntries(Object.entries(snapshot).filter(([key]) => isShown.test(key))) as T)

const isShown = /^(?:status|value|context|output|error|tags)$/

const masked = <T>(data: T): T => mask.apply(recordable(data)) as T
