import { useJsApiLoader, type Libraries } from '@react-google-maps/api'
import { useEffect, useState } from 'react'
import type { BranchesOnMap } from '../../features/content/branch-map-frame.ts'
import { ClusteredMap } from './clustered-map.tsx'
import { wordsIn } from './words-in.ts'

const libraries: Libraries = ['core', 'maps', 'marker']

type GoogleBranchesProps = BranchesOnMap & { googleMapsKey: string }

/** The only place that loads Google's script. */
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

/** Google calls this function on `window` when the API key is unknown or not allowed for this site. */
function useKeyRefused(): boolean {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    Object.assign(window, { gm_authFailure: () => setRefused(true) })
  }, [])
  return isRefused
}
