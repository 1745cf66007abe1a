import { useSyncExternalStore } from 'react'
import { readReport, type Recording } from '@phaen/statecharts'
import { indexedFlows } from '../flow-index.ts'
import { flowOf } from '../inspector/actor-words.ts'

export interface OpenedRecording {
  flow: string
  recording: Recording
}

let opened: OpenedRecording[] = []
const listeners = new Set<() => void>()

/** Opens the report that somebody pasted, for as long as the page lives. Returns why it cannot be read. */
export function openReport(text: string): string | undefined {
  const report = readReport(text)
  if ('wrong' in report) return report.wrong
  opened = report.recordings
    .map((recording) => ({ flow: flowOf(recording.machine), recording }))
    .filter(({ flow }) => indexedFlows.some(({ id }) => id === flow))
  for (const listener of listeners) listener()
  return undefined
}

export const useOpenedRecordings = (): OpenedRecording[] => useSyncExternalStore(subscribe, read, () => none)

const none: OpenedRecording[] = []
const read = () => opened

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
