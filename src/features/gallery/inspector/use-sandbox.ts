import { useEffect, useState } from 'react'
import { isSandbox } from '../../../api/sandbox.ts'

/** Whether somebody may send events by hand: in a sandbox, and in development. */
export function useSandbox(): boolean {
  const [isAllowed, setIsAllowed] = useState(import.meta.env.DEV)
  useEffect(() => void isSandbox().then((is) => setIsAllowed((was) => was || is)), [])
  return isAllowed
}
