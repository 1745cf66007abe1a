import { roomOf } from '../rooms.js'
import { placeOf } from './place.js'

/** Every source file stands in a room that has been declared. */
export const declaredRoom = {
  create(context) {
    const place = placeOf(context)
    if (roomOf(place)) return {}
    return {
      Program() {
        const start = { line: 1, column: 0 }
        const message = `${place} stands in no declared room (tools/lint/rooms.js)`
        context.report({ loc: { start, end: start }, message })
      },
    }
  },
}
