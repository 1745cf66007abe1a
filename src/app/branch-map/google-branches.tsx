import { useJsApiLoader, type Libraries } from '@react-google-maps/api'
import { useEffect, useState } from 'react'
import type { BranchesOnMap } from '../../features/content/branch-map-frame.ts'
import { ClusteredMap } from './clustered-map.tsx'
import { wordsIn } from './words-in.ts'

const libraries: Libraries = ['core', 'maps', 'marker']

type GoogleBranchesProps = BranchesOnMap & { googleMapsKey: string }

/** Google's script is asked for here, and here alone. */
export function GoogleBranches({ googleMapsKey, language, branches }: GoogleBranchesProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: googleMapsKey,
    language,
    region: 'TH',
    libraries,
  })
  const isKeyRefused = useKeyRefused()
  const word = wordsIn(language)
  if (loadError || isKeyRefused) return <p role="alert">{word('failedToLoad')}</p>
  if (!isLoaded) return <p role="status">{word('loading')}</p>
  return <ClusteredMap branches={branches} word={word} />
}

/** Google calls this name on the window when it does not know the key, or not for this address. */
function useKeyRefused(): boolean {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    Object.assign(window, { gm_authFailure: () => setRefused(true) })
  }, [])
  return isRefused
}
