import type { NewStaff, StaffChange, StaffList } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import type { Change } from '../hooks/use-edit.ts'

/** What the server says once and never again. */
export interface Given {
  password?: string
  uri?: string
  recoveryCodes?: string[]
}

export const readStaff = ({ client, signal }: ReadRecordArgs): Promise<StaffList> =>
  dataOf(client.GET('/api/office/staff', { signal }))

/** What an owner does with a colleague. */
export const addColleague =
  (body: NewStaff): Change<Given> =>
  async (client, signal) => {
    const { password, uri, recoveryCodes } = await dataOf(client.POST('/api/office/staff', { body, signal }))
    return { password, uri, recoveryCodes }
  }

/** The server has nothing to say to a mere change. */
export const changeColleague =
  (id: string, body: StaffChange): Change<Given> =>
  async (client, signal) => {
    await dataOf(client.PUT('/api/office/staff/{id}', { params: { path: { id } }, body, signal }))
    return {}
  }

export const resetFactor =
  (id: string): Change<Given> =>
  (client, signal) =>
    dataOf(client.POST('/api/office/staff/{id}/second-factor', { params: { path: { id } }, signal }))

export const resetPassword =
  (id: string): Change<Given> =>
  (client, signal) =>
    dataOf(client.POST('/api/office/staff/{id}/password', { params: { path: { id } }, signal }))
