import type { PageRun } from './page-run.ts'

type Cookies = Pick<PageRun, 'page' | 'context'>

/** What a sign-out leaves for the other tabs: tokens that are gone without it have expired. */
export const leaveWordOfSignOut = ({ page, context }: Cookies): Promise<void> =>
  context.addCookies([{ name: 'signed_out', value: '1', url: page.url(), sameSite: 'Lax' }])

/** The customer signs out in another tab. */
export async function signOutElsewhere({ page, context }: Cookies): Promise<void> {
  await leaveWordOfSignOut({ page, context })
  await context.clearCookies({ name: /_token$/ })
}
