import { setTimeout as pause } from 'node:timers/promises'
import type { Problem } from '../../../openapi/generated/schema.ts'
import type { TestAnswer } from '../../support/api/open-api.ts'

export const codeOf = ({ body }: TestAnswer): Problem['code'] | undefined => (body as Partial<Problem>).code

/** How many answers of each kind: `200`, or the status and the code of a refusal. */
export function tally(answers: readonly TestAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const kind = [answer.status, codeOf(answer) ?? []].flat().join(' ')
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

export interface Published {
  answer: TestAnswer
  /** How often the shop asked to come again. */
  waits: number
}

/** Sends as the shop's pages do: again after the time that it asks for, while it has too much to do. */
export async function patiently(send: () => Promise<TestAnswer>, most = 10): Promise<Published> {
  for (let waits = 0; ; waits += 1) {
    const answer = await send()
    if (answer.status !== 503 || waits === most) return { answer, waits }
    await pause(1000 * Number(answer.headers.get('retry-after') ?? 1))
  }
}
