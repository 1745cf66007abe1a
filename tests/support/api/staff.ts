import { randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import type { StaffRole } from '../../../openapi/generated/schema.ts'
import type { Database } from '../../../server/db/database.ts'
import { staff } from '../../../server/db/schema/staff.ts'
import { sandboxSettings } from '../../../server/shop/common/shop-settings.ts'
import { randomPassword } from '../../../server/shop/office/add-staff.ts'
import { newSecondFactor } from '../../../server/shop/office/second-factor.ts'
import { startStaffSession, type StaffMember } from '../../../server/shop/office/staff-sessions.ts'
import { cheapHash } from './sign-in.ts'

export interface TestStaff {
  id: string
  email: string
  password: string
  recoveryCodes: string[]
  /** The authenticator's code now, or some seconds from now. */
  code: (seconds?: number) => string
}

let count = 0

/** Adds a member of staff for a single test. */
export async function addTestStaff(
  { db }: Pick<Database, 'db'>,
  role: StaffRole = 'owner',
): Promise<TestStaff> {
  count += 1
  const email = `staff${count}@office.test.co`
  const [id, password] = [randomUUID(), randomPassword()]
  const { uri, recoveryCodes, stored } = newSecondFactor(sandboxSettings, email)
  const passwordHash = await cheapHash(password)
  await db.insert(staff).values({ id, name: 'สมศรี ใจดี', email, role, passwordHash, ...stored })
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const code = (seconds = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })
  return { id, email, password, recoveryCodes, code }
}

export const officeCookie = (token: string) => ({ cookie: `office_session=${token}` })

/** Gives the member a new session and returns its cookie. */
export const staffSession = async ({ db }: Pick<Database, 'db'>, staffId: string) =>
  officeCookie(await startStaffSession(db, staffId, 'test'))

/** Who has every right but no account, for tests of what is asked rather than of who asks. */
export const owner: StaffMember = {
  sessionId: 'ss-1',
  id: 'st-1',
  name: 'สมศรี ใจดี',
  email: 'somsri@example.com',
  role: 'owner',
}
