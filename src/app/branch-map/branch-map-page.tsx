import { useEffect } from 'react'
import { ClusteredMap } from './clustered-map.tsx'
import { GoogleScript } from './google-script.tsx'
import { PinMap } from './pin-map.tsx'
import { useMapFromShop } from './use-map-from-shop.ts'
import { wordsIn } from './words-in.ts'

/** The page inside the iframe: empty until the shop's page sends the branches, or the place of a pin. */
export function BranchMapPage({ googleMapsKey }: { googleMapsKey: string }) {
  const shown = useMapFromShop()
  const language = shown?.language
  useEffect(() => {
    if (language) document.documentElement.lang = language
  }, [language])
  if (!shown) return null
  return (
    <GoogleScript
      key={shown.language}
      googleMapsKey={googleMapsKey}
      language={shown.language}
      failed={shown.kind === 'pin.show' ? 'pinFailedToLoad' : 'failedToLoad'}
    >
      {() =>
        shown.kind === 'pin.show' ? (
          <PinMap lat={shown.lat} lng={shown.lng} />
        ) : (
          <ClusteredMap branches={shown.branches} word={wordsIn(shown.language)} />
        )
      }
    </GoogleScript>
  )
}
