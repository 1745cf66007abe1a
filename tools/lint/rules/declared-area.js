import { areaOf } from '../import-boundaries.js'
import { placeOf } from './place.js'

export const declaredArea = {
  create(context) {
    const place = placeOf(context)
    if (areaOf(place)) return {}
    return {
      Program() {
        const start = { line: 1, column: 0 }
        const message = `${place} is in no declared area (tools/lint/import-boundaries.js)`
        context.report({ loc: { start, end: start }, message })
      },
    }
  },
}
