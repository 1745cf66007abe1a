import { paths } from '../lib/paths.ts'

/** Home, with signing in offered, and where the visitor wanted to go. */
export function signInAddress(next: string): string {
  return `${paths.home}?${new URLSearchParams({ auth: 'login', next })}`
}
