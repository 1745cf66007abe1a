import address from '../styles/fonts/anuphan.woff2?url'

let loaded: FontFace | undefined

/** Whether `choose-typeface.ts` left the typeface for later. */
const isLater = () => document.documentElement.dataset.typeface === 'later'

/** Loads the typeface that the first page of a visit does without, and notes that the browser has it from now on. */
export async function bringTypeface(): Promise<void> {
  if (!isLater()) return
  const face = new FontFace('Anuphan', `url(${address})`, { weight: '400 700' })
  loaded = await face.load()
  try {
    localStorage.setItem('typeface', address)
  } catch {
    // Storage is full or forbidden: the next visit begins without it as well.
  }
}

/** To be called when another screen is drawn anyway: other letters break lines elsewhere. */
export function putOnTypeface(): void {
  if (!loaded || !isLater()) return
  document.fonts.add(loaded)
  delete document.documentElement.dataset.typeface
}
