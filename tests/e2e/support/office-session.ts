import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BrowserContext } from 'playwright/test'
import type { StaffRole } from '../../../openapi/generated/schema.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { staff } from '../../../server/db/schema/staff.ts'
import { sandboxSettings } from '../../../server/shop/common/shop-settings.ts'
import { addStaff } from '../../../server/shop/office/add-staff.ts'
import { startStaffSession } from '../../../server/shop/office/staff-sessions.ts'
import { databaseOfRun } from './run-facts.ts'

/** Lets the browser in as a member of staff of its own, for tests of what follows the sign-in. */
export async function enterOffice(
  context: BrowserContext,
  baseURL: string | undefined,
  role: StaffRole,
): Promise<void> {
  const database = await openDatabase({
    databaseUrl: databaseOfRun() ?? '',
    dataDir: '',
    log: () => undefined,
    poolSize: 1,
  })
  const email = `${randomUUID()}@office.test.co`
  await addStaff(database.db, sandboxSettings, { name: 'สมศรี ใจดี', email, role })
  const [member] = await database.db.select({ id: staff.id }).from(staff).where(eq(staff.email, email))
  const token = await startStaffSession(database.db, member?.id ?? '', 'test')
  await database.close()
  const { hostname } = new URL(baseURL ?? '')
  await context.addCookies([
    {
      name: 'office_session',
      value: token,
      domain: hostname,
      path: '/api/office',
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
}
