import { fromPromise } from 'xstate'
import { hasAccount } from '../../../api/has-account.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** Asks whether a phone number is registered while the form is being filled in. */
export const checkPhoneWith = (client: ShopClient) =>
  fromPromise<{ isExist: boolean }, { phoneNumber: string }>(({ input, signal }) =>
    hasAccount(client, input.phoneNumber, signal),
  )
