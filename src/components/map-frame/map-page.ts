import { literal, object, type InferOutput } from 'valibot'

/** The address of the page of the map. It includes the file extension, so that any static file host can serve it. */
export const mapPageUrl = '/branch-map.html'

/** The message that the page of the map sends when it is ready to receive messages. */
export const mapReadyMessage = object({ kind: literal('branchMap.ready') })

export type MapIsReady = InferOutput<typeof mapReadyMessage>
