import { literal, maxValue, minValue, number, object, picklist, pipe, type InferOutput } from 'valibot'

const place = {
  lat: pipe(number(), minValue(-90), maxValue(90)),
  lng: pipe(number(), minValue(-180), maxValue(180)),
}

/** The message that centres the map on a place. The page of the map then shows no branches. */
export const mapShowsPin = object({ kind: literal('pin.show'), language: picklist(['th', 'en']), ...place })

/** The message of the map that the shopper has moved it: the place is at its centre, under the pin. */
export const pinWasMoved = object({ kind: literal('pin.moved'), ...place })

export type PinOnMap = InferOutput<typeof mapShowsPin>
export type PinMoved = InferOutput<typeof pinWasMoved>
