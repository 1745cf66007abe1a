import { useEffect, useState } from 'react'
import { Drawer } from './drawer.tsx'

interface InspectorProps {
  isOpenAtFirst: boolean
  onKeep: (isOpen: boolean) => void
}

/** The drawer, and in development the key that opens and closes it: Alt and I. */
export function Inspector({ isOpenAtFirst, onKeep }: InspectorProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  useEffect(() => onKeep(isOpen), [isOpen, onKeep])
  useEffect(() => {
    if (!import.meta.env.DEV) return
    const onKey = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyI') setIsOpen((was) => !was)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return isOpen && <Drawer onClose={() => setIsOpen(false)} />
}
