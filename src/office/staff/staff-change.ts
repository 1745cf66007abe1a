import type { NewStaff, StaffChange as Change, StaffList } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { SaveChange } from '../../flows/edit-record/use-edit-record.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'

/** What the server says once and never again. */
export interface Given {
  password?: string
  uri?: string
  recoveryCodes?: string[]
}

/** What an owner does with a colleague. */
export type StaffChange = { onSaved: (given: Given) => void } & (
  | { kind: 'add'; body: NewStaff }
  | { kind: 'change'; id: string; body: Change }
  | { kind: 'secondFactor' | 'password'; id: string }
)

export const readStaff = ({ client, signal }: RecordAsk): Promise<StaffList> =>
  dataOf(client.GET('/api/office/staff', { signal }))

/** The server's answer; a mere change has nothing to say. */
const ask = async (
  client: Parameters<SaveChange<StaffChange>>[0],
  change: StaffChange,
  signal: AbortSignal,
): Promise<Given> => {
  if (change.kind === 'add') {
    const added = await dataOf(client.POST('/api/office/staff', { body: change.body, signal }))
    return { password: added.password, uri: added.uri, recoveryCodes: added.recoveryCodes }
  }
  const params = { path: { id: change.id } }
  switch (change.kind) {
    case 'change':
      await dataOf(client.PUT('/api/office/staff/{id}', { params, body: change.body, signal }))
      return {}
    case 'secondFactor':
      return dataOf(client.POST('/api/office/staff/{id}/second-factor', { params, signal }))
    case 'password':
      return dataOf(client.POST('/api/office/staff/{id}/password', { params, signal }))
  }
}

export const saveStaffChange: SaveChange<StaffChange> = async (client, change, signal) =>
  change.onSaved(await ask(client, change, signal))
