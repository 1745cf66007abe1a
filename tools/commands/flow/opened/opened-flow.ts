import type { LoadedFlow } from '../../../../src/features/gallery/load-flow.ts'

/** Where the page finds what the command knows of the machine. */
export const openedAt = '/opened-flow.json'

export interface OpenedFlow extends Pick<LoadedFlow, 'id' | 'layout' | 'plan' | 'source'> {
  /** The addresses of the files, as the page imports them. */
  machineFile: string
  casesFile?: string
}
