import * as v from 'valibot'
import { stored } from '../../lib/browser/stored.ts'

const positions = stored('scroll-positions', v.record(v.string(), v.number()), {}, 'sessionStorage')

/** How far down each visited page was, for the tab, so that a reload returns there too. */
export const scrollMemory = {
  note: (pageKey: string, position: number): void =>
    void positions.write({ ...positions.read(), [pageKey]: position }),
  forget(pageKey: string): void {
    const { [pageKey]: _, ...others } = positions.read()
    positions.write(others)
  },
  recall: (pageKey: string): number | undefined => positions.read()[pageKey],
}
