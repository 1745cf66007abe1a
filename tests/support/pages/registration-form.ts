import type { Page } from 'playwright/test'
import type { Endpoint } from './held-replies.ts'
import { storeDraft } from './store-draft.ts'
import type { PageRun } from './page-run.ts'
import type { Shopper } from './shopper.ts'
import { wholly, words } from './words.ts'

export const registrationDialog = (page: Page) => page.getByRole('dialog', { name: wholly('shell.register') })

export const sendButton = (page: Page) =>
  registrationDialog(page).getByRole('button', { name: wholly('registration.sendCode') })

const password = 'Acrylic3mm'

/** Other names may contain this one: it is the beginning. */
export const registrationField = (page: Page, name: string) =>
  registrationDialog(page)
    .getByRole('textbox', { name: new RegExp(`^(?:${words(`registration.${name}`).source})`) })
    .first()

/** A reload restores neither the password nor the consent. */
export async function typeSecrets(page: Page, { consents = true } = {}): Promise<void> {
  await registrationField(page, 'password').fill(password)
  await registrationField(page, 'confirmPassword').fill(password)
  await registrationDialog(page)
    .getByRole('checkbox', { name: words('registration.acceptPolicy') })
    .setChecked(consents)
}

/** Opens the registration; with a draft it goes on at the form that the draft fills. */
export async function openRegistration(
  shopper: Shopper,
  hold: readonly Endpoint[],
  draft: object | undefined,
): Promise<PageRun> {
  let policy: Promise<unknown> = Promise.resolve()
  const run = await shopper.open({
    address: '/about?auth=register',
    hold,
    prepare: async (page) => {
      // The form is only sent for the policy that it shows.
      policy = page.waitForResponse(/privacy-policy/).then((response) => response.finished())
      if (draft) await storeDraft(page, 'registration', 'guest', draft)
    },
  })
  await policy
  return run
}
