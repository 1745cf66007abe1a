import { useEffect, useState } from 'react'

/** Smaller moves are the tremble of a finger, or the bounce at the end of a page. */
const leastMove = 8
/** About the height of the header on a phone: above it, nothing needs its room. */
const alwaysShownAbove = 120

/** Whether the reader moves down the page, so that the header makes room; it returns on the way up. */
export function useIsHeaderAway(): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    let turnedAt = window.scrollY
    const follow = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - turnedAt) < leastMove) return
      setIsAway(scrollY > turnedAt && scrollY > alwaysShownAbove)
      turnedAt = scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return isAway
}
