import { generatePath } from 'react-router-dom'
import { paths } from './paths.ts'

/** The address of a flow in the gallery, or of one of its states. */
export const demoAddress = (flow: string, state?: string): string =>
  generatePath(paths.demo, { flow }) + (state ? `#${state}` : '')
