import { useEffect } from 'react'
import { GoogleBranches } from './google-branches.tsx'
import { useBranchesFromShop } from './use-branches-from-shop.ts'

/** The page inside the iframe: empty until the shop's page sends the branches. */
export function BranchMapPage({ googleMapsKey }: { googleMapsKey: string }) {
  const shown = useBranchesFromShop()
  const language = shown?.language
  useEffect(() => {
    if (language) document.documentElement.lang = language
  }, [language])
  return shown && <GoogleBranches key={shown.language} googleMapsKey={googleMapsKey} {...shown} />
}
