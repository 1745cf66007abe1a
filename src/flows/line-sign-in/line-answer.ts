import type { InputFrom } from 'xstate'
import type { lineSignInMachine } from '../../../machines/line-sign-in/line-sign-in.machine.ts'

/** What the address says with which LINE sent the browser back. `attempt` is what this tab began with. */
export function answerIn(search: string, attempt: string | undefined): InputFrom<typeof lineSignInMachine> {
  const query = new URLSearchParams(search)
  const [code, state] = [query.get('code'), query.get('state')]
  if (query.has('error'))
    return { errorCode: query.get('error') === 'access_denied' ? 'DENIED' : 'LINE_UNAVAILABLE' }
  // Another tab or browser began it, or nobody: a reload, or an address that was kept.
  if (attempt === undefined || !code || !state) return { errorCode: 'LINE_REFUSED' }
  return { answer: { attempt, state, code } }
}
