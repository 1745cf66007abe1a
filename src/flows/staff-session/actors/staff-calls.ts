import { fromPromise } from 'xstate'
import type { StaffCredentials } from '../../../../machines/staff-session/staff-session.machine.ts'
import type { Staff } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export const whoAmIWith = (client: ShopClient) =>
  fromPromise<Staff>(({ signal }) => dataOf(client.GET('/api/office/me', { signal })))

export const signInWith = (client: ShopClient) =>
  fromPromise<void, StaffCredentials>(async ({ input: { code, ...typed }, signal }) => {
    const body = { ...typed, ...(code !== undefined && { code }) }
    await dataOf(client.POST('/api/office/signin', { body, signal }))
  })

export const signOutWith = (client: ShopClient) =>
  fromPromise<void>(async ({ signal }) => {
    await dataOf(client.POST('/api/office/signout', { signal }))
  })
