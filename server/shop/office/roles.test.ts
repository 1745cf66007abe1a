import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractOperations } from '../../../openapi/contract-document.ts'
import type { StaffRole } from '../../../openapi/generated/schema.ts'
import { goodRequest, urlOf } from '../../../tests/contract/strict/request.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addTestStaff, staffSession } from '../../../tests/support/api/staff.ts'
import { mayDo, rightFor, rightForEvent, rightsOf } from './roles.ts'

const roles = Object.keys(rightsOf) as StaffRole[]

let api: TestApi
const members = new Map<StaffRole, string>()
beforeAll(async () => {
  api = await openTestApi()
  for (const role of roles) members.set(role, (await addTestStaff(api.database, role)).id)
})
afterAll(() => api.close())

const ofOffice = contractOperations.filter(({ tags }) => tags.includes('office'))
const forStaff = ofOffice.filter(({ secured }) => secured === 'staff')

describe('R19.4: every operation of the office', () => {
  it('has its address there, and a right that it needs; only the sign-in is open', () => {
    for (const { path } of ofOffice) expect(path).toMatch(/^\/api\/office\//)
    expect(forStaff.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(rightFor).toSorted(),
    )
    expect(ofOffice.filter((one) => one.secured !== 'staff').map(({ operationId }) => operationId)).toEqual([
      'officeSignIn',
    ])
  })

  const each = forStaff.flatMap((operation) =>
    roles.map((role) => ({ name: `${operation.operationId} by ${role}`, operation, role })),
  )
  it.each(each)('$name is answered as the table says', async ({ operation, role }) => {
    const cookie = await staffSession(api.database, members.get(role) ?? '')
    const { method, headers, body, ...request } = goodRequest(operation)
    const { status } = await api.call(method, urlOf(operation, { ...request, method, headers }), {
      headers: { ...headers, ...cookie },
      ...(body !== undefined && { body }),
    })
    expect(status === 403).toBe(!mayDo(role, operation.operationId))
    expect(status).not.toBe(401)
  })

  it.each<[StaffRole[], string[]]>([
    [['owner'], ['officeListAudit', 'officeAddStaff', 'officeChangeStaff', 'officeResetSecondFactor']],
    [
      ['owner', 'editor'],
      ['officeGetContent', 'officeSaveContent'],
    ],
    [
      ['owner', 'sales'],
      [
        'officeRefundOrder',
        'officeSettleRefund',
        'officeSaveProduct',
        'officeRunImport',
        'officeAnswerErasure',
      ],
    ],
    [
      ['owner', 'sales', 'warehouse'],
      ['officeGetOrder', 'officeMoveOrder', 'officeCountStock'],
    ],
    [[], ['officeUnheardOf']],
  ])('is left to %j where their work needs it: %j', (may, operations) => {
    for (const operation of operations) {
      const allowed = roles.filter((role) => mayDo(role, operation))
      expect({ operation, allowed }).toEqual({ operation, allowed: may })
    }
  })

  it('leaves confirming and cancelling to who sells', () => {
    expect([rightForEvent('order.confirm'), rightForEvent('order.cancel')]).toEqual(['sell', 'sell'])
    expect(roles.filter((role) => rightsOf[role].includes('sell'))).toEqual(['owner', 'sales'])
  })
})
