import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { stored } from '../../../lib/stored.ts'

const night = stored('tools-by-night', v.boolean(), false)

/** Whether the tools are dark. The choice stays for the next visit; the server does not know it. */
export const useNight = (): [isDark: boolean, choose: (isDark: boolean) => void] => [
  useSyncExternalStore(night.follow, night.read, () => false),
  night.write,
]
