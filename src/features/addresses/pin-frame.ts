import { literal, maxValue, minValue, number, object, picklist, pipe, type InferOutput } from 'valibot'

const place = {
  lat: pipe(number(), minValue(-90), maxValue(90)),
  lng: pipe(number(), minValue(-180), maxValue(180)),
}

/** The message that centres the map on a place. The page of the map then shows no branches. */
export const showPinMessage = object({
  kind: literal('pin.show'),
  language: picklist(['th', 'en']),
  ...place,
})

/** The message of the map that the shopper has moved it: the place is at its centre, under the pin. */
export const pinMovedMessage = object({ kind: literal('pin.moved'), ...place })

export type PinOnMap = InferOutput<typeof showPinMessage>
export type PinMoved = InferOutput<typeof pinMovedMessage>
