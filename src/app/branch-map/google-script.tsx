import { useJsApiLoader, type Libraries } from '@react-google-maps/api'
import { useEffect, useState, type ReactNode } from 'react'
import type { Language } from '../../lib/language.ts'
import { wordsIn } from './texts-in.ts'

const libraries: Libraries = ['core', 'maps', 'marker']

interface GoogleScriptProps {
  googleMapsKey: string
  language: Language
  /** What to say when the script or the key fails. */
  failed: 'failedToLoad' | 'pinFailedToLoad'
  /** Rendered once the script has loaded. */
  children: () => ReactNode
}

/** The only place that loads Google's script. */
export function GoogleScript({ googleMapsKey, language, failed, children }: GoogleScriptProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: googleMapsKey,
    language,
    region: 'TH',
    libraries,
  })
  const isKeyRefused = useKeyRefused()
  const word = wordsIn(language)
  if (loadError || isKeyRefused) return <p role="alert">{word(failed)}</p>
  if (!isLoaded) return <p role="status">{word('loading')}</p>
  return children()
}

/** Google calls this function on `window` when the API key is unknown or not allowed for this site. */
function useKeyRefused(): boolean {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    Object.assign(window, { gm_authFailure: () => setRefused(true) })
  }, [])
  return isRefused
}
