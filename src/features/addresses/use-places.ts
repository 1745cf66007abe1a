import { useEffect, useState } from 'react'
import { placesWith } from '../../lib/thai-addresses/load-places.ts'
import type { Place } from '../../lib/thai-addresses/place.ts'
import { isPostcode } from '../../lib/rules/postcode.ts'

export type Places =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; places: Place[] }

/** The sub-districts of a postcode, once it is complete. */
export function usePlaces(postcode: string): Places {
  const [answer, setAnswer] = useState<{ postcode: string; places: Places }>()
  useEffect(() => {
    if (!isPostcode(postcode)) return
    let isWanted = true
    const show = (places: Places) => isWanted && setAnswer({ postcode, places })
    placesWith(postcode).then(
      (places) => show({ kind: 'found', places }),
      () => show({ kind: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [postcode])
  if (!isPostcode(postcode)) return { kind: 'none' }
  return answer?.postcode === postcode ? answer.places : { kind: 'loading' }
}
