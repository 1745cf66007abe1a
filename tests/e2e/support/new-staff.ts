import { generateSync } from 'otplib'
import { expect, type Page } from 'playwright/test'
import { projectRoot } from '../../../server/config.ts'
import type { StaffRole } from '../../../openapi/generated/schema.ts'
import { startProcess } from '../../support/started-process.ts'
import { databaseOfRun } from './run-facts.ts'

export interface NewStaffMember {
  name: string
  email: string
  password: string
  secret: string
  recoveryCodes: string[]
}

let added = 0

/** Somebody of a test's own, added as the first owner of a shop is: two tests never use one authenticator. */
export async function newStaff(role: StaffRole): Promise<NewStaffMember> {
  added += 1
  const name = `พนักงาน ${role} ${added}`
  const email = `${role}-${process.pid}-${added}@example.co.th`
  const command = [process.execPath, '--import', 'tsx', 'server/commands/staff.ts', 'add']
  const adding = startProcess([...command, '--name', name, '--email', email, '--role', role], {
    cwd: projectRoot(),
    env: { ...process.env, DATABASE_URL: databaseOfRun() ?? '' },
  })
  if ((await adding.ended) !== 0) throw new Error(`Nobody was added:\n${adding.output()}`)
  const output = adding.output()
  const uri = /otpauth:\S+/.exec(output)?.[0] ?? ''
  return {
    name,
    email,
    password: /Password: (\S+)/.exec(output)?.[1] ?? '',
    secret: secretOf(uri),
    recoveryCodes: (output.split('in once for its code:')[1] ?? '').trim().split(/\s+/),
  }
}

const secretOf = (uri: string) => new URL(uri).searchParams.get('secret') ?? ''

export async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('textbox', { name: 'อีเมลพนักงาน' }).fill(email)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ต่อไป' }).click()
}

export async function signInAs(page: Page, member: { email: string; password: string; secret: string }) {
  await typePassword(page, member)
  await typeAuthenticatorCode(page, member.secret)
}

export async function typeAuthenticatorCode(page: Page, secret: string) {
  await expect(page.getByRole('heading', { name: 'รหัสจากแอปยืนยันตัวตน' })).toBeVisible()
  await page.getByRole('textbox').first().focus()
  await page.keyboard.type(generateSync({ secret }))
}

/** Signed in by one of the recovery codes, as whoever has no telephone at hand. */
export async function signInByRecoveryCode(
  page: Page,
  member: { email: string; password: string },
  code: string,
) {
  await typePassword(page, member)
  await page.getByRole('button', { name: 'ใช้รหัสกู้คืนแทน' }).click()
  await page.getByRole('textbox', { name: 'รหัสกู้คืน' }).fill(code)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}
