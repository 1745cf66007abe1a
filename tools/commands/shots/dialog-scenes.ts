import { failing, type Scene, type Stage } from './scene.ts'

const dialogOf = ({ page }: Stage) => page.getByRole('dialog').filter({ visible: true })
const submit = (stage: Stage) =>
  dialogOf(stage).locator('button[type=submit]').filter({ visible: true }).first().click()

/** A server that sends codes and accepts none, without a message for each picture. */
async function codes({ page }: Stage): Promise<void> {
  await page.route('**/api/customers/is-exist**', (route) => route.fulfill({ json: { isExist: false } }))
  await page.route('**/api/customers/otp', (route) =>
    route.fulfill({
      json: {
        refCode: 'KX7P',
        expiresAt: new Date(Date.now() + 300_000).toISOString(),
        resendAfterSeconds: 60,
      },
    }),
  )
  await page.route('**/api/customers/otp/confirm', (route) =>
    route.fulfill({
      status: 400,
      json: { title: 'OTP_INVALID', status: 400, code: 'OTP_INVALID', attemptsLeft: 2 },
    }),
  )
}

async function toCode(stage: Stage): Promise<void> {
  const box = dialogOf(stage)
  await submit(stage)
  const field = (name: RegExp) => box.getByRole('textbox', { name }).first()
  await field(/เบอร์โทรศัพท์|Phone/).fill('0899100001')
  await field(/^(รหัสผ่าน|Password)/).fill('Kanya-Sheet-7')
  await field(/ยืนยันรหัสผ่าน|Confirm/).fill('Kanya-Sheet-7')
  await field(/^(ชื่อ|First name)/).fill('กัญญา')
  await field(/นามสกุล|Last name/).fill('ใจดี')
  await box
    .getByRole('checkbox', { name: /ยอมรับ|accept|agree/i })
    .first()
    .check()
  await submit(stage)
  await box.getByText('KX7P', { exact: true }).waitFor()
}

/** The dialogs of signing in, which open over any page. */
export const dialogScenes: Scene[] = [
  { name: 'sign in', path: '/?auth=login' },
  { name: 'sign in, nothing filled in', path: '/?auth=login', act: submit },
  {
    name: 'sign in, refused',
    path: '/?auth=login',
    before: failing('**/api/accounts/signin', 400, 'BAD_CREDENTIALS'),
    async act(stage) {
      await dialogOf(stage).getByRole('textbox').first().fill('0812345678')
      await dialogOf(stage).locator('input[type=password]').fill('wrong')
      await submit(stage)
      await dialogOf(stage).getByRole('alert').first().waitFor()
    },
  },
  { name: 'register', path: '/?auth=register' },
  {
    name: 'register, nothing filled in',
    path: '/?auth=register',
    async act(stage) {
      await submit(stage)
      await submit(stage)
    },
  },
  {
    name: 'register, a company',
    path: '/?auth=register',
    async act(stage) {
      await dialogOf(stage).getByRole('radio').nth(1).check({ force: true })
      await submit(stage)
    },
  },
  { name: 'code', path: '/?auth=register', before: codes, act: toCode },
  {
    name: 'code, wrong',
    path: '/?auth=register',
    before: codes,
    async act(stage) {
      await toCode(stage)
      await stage.page.keyboard.type('482913')
      await dialogOf(stage).getByRole('alert').first().waitFor()
    },
  },
  { name: 'forgot password', path: '/?auth=forgot' },
]
