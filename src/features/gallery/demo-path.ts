import { generatePath } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'

/** The address of a flow in the gallery, or of one of its states; of the list of all flows without one. */
export const demoPath = (flow?: string, state?: string): string =>
  generatePath(paths.demo, { flow: flow ?? null }) + (state ? `#${state}` : '')
