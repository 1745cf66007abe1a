import { roomOf } from '../rooms.js'
import { placeOf } from './place.js'

/** Every source file belongs to a declared room. */
export const declaredRoom = {
  create(context) {
    const place = placeOf(context)
    if (roomOf(place)) return {}
    return {
      Program() {
        const start = { line: 1, column: 0 }
        const message = `${place} is in no declared room (tools/lint/rooms.js)`
        context.report({ loc: { start, end: start }, message })
      },
    }
  },
}
