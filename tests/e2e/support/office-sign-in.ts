import { generateSync } from 'otplib'
import { expect, type Page } from 'playwright/test'
import { sandboxPassword } from '../../../sample-shop/accounts/sandbox-accounts.ts'
import { sandboxStaff } from '../../../sample-shop/accounts/sandbox-staff.ts'
import type { StaffRole } from '../../../openapi/generated/schema.ts'
import { axeFaults } from './axe-faults.ts'

/** A code is good once: each test signs in as another member, and again with the code of the next half minute. */
export async function signIn(page: Page, role: StaffRole, seconds = 0) {
  const member = sandboxStaff.find((one) => one.role === role)
  if (!member) throw new Error(`The sandbox has no ${role}`)
  await page.getByRole('textbox', { name: 'อีเมลพนักงาน' }).fill(member.email)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(sandboxPassword)
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  await expect(page.getByRole('heading', { name: 'รหัสจากแอปยืนยันตัวตน' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('textbox').first().press('1')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(
    generateSync({ secret: member.totpSecret, epoch: Math.floor(Date.now() / 1000) + seconds }),
  )
}
