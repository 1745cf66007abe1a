import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** The titles of all that is there, the topmost last: the sign-in covers a page, and the page's title shows again after it. */
const titles: { whole: string }[] = []

function show(): void {
  const top = titles.at(-1)
  if (top) document.title = top.whole
}

/** The title of the browser's tab. */
export function useTitle(title: string): void {
  const { t } = useTranslation('office')
  const whole = `${title} · ${t('office')}`
  const own = useRef({ whole })
  useEffect(() => {
    const one = own.current
    titles.push(one)
    return () => {
      titles.splice(titles.indexOf(one), 1)
      show()
    }
  }, [])
  useEffect(() => {
    own.current.whole = whole
    show()
  }, [whole])
}
