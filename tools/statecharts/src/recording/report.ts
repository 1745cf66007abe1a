import type { RecordedStep, Recording } from './recording.ts'

export const reportFormat = 'statechart report 1'

/** What somebody sends who saw something go wrong. */
export interface Report {
  format: typeof reportFormat
  at: string
  address: string
  language: string
  browser: string
  /** The built scripts of the page: their names change with what is in them. */
  scripts: string[]
  actors: { actor: string; parent?: string; status: string; state: unknown }[]
  log: string[]
  /** The pages before this one, the oldest first. Each started flows of its own: their recordings say which page. */
  pages?: { page: number; at: string; address: string; recordings: number }[]
  /** How many earlier pages were dropped. */
  pagesLost?: number
  recordings: Recording[]
}

/** Reads a report that somebody pasted. The reason why it cannot be read is in words. */
export function readReport(text: string): { recordings: Recording[] } | { wrong: string } {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { wrong: 'not JSON' }
  }
  if (!has(data, 'format') || data.format !== reportFormat) return { wrong: `not a ${reportFormat}` }
  if (!has(data, 'recordings') || !Array.isArray(data.recordings) || !data.recordings.every(isRecording))
    return { wrong: 'its recordings cannot be read' }
  return { recordings: data.recordings }
}

const has = <Key extends string>(data: unknown, key: Key): data is Record<Key, unknown> =>
  typeof data === 'object' && data !== null && key in data

const isRecording = (data: unknown): data is Recording =>
  has(data, 'machine') &&
  typeof data.machine === 'string' &&
  has(data, 'actor') &&
  typeof data.actor === 'string' &&
  has(data, 'steps') &&
  (!has(data, 'page') || typeof data.page === 'number') &&
  Array.isArray(data.steps) &&
  data.steps.every(isStep)

const moves = ['start', 'resume', 'send', 'actor', 'wait']

const isStep = (data: unknown): data is RecordedStep =>
  has(data, 'at') &&
  typeof data.at === 'number' &&
  has(data, 'value') &&
  has(data, 'do') &&
  moves.some((move) => has(data.do, move))
