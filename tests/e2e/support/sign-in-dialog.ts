import type { Page } from 'playwright/test'
import type { Language } from './language.ts'

const words = {
  th: { userName: 'เบอร์โทรศัพท์หรืออีเมล', password: /^รหัสผ่าน/, submit: 'เข้าสู่ระบบ' },
  en: { userName: 'Phone number or e-mail', password: /^Password/, submit: 'Sign in' },
}

/** The parts of the sign-in dialog. */
export function signInDialog(page: Page, language: Language = 'th') {
  const { userName, password, submit } = words[language]
  const dialog = page.getByRole('dialog', { name: submit })
  const parts = {
    dialog,
    userName: dialog.getByRole('textbox', { name: userName }),
    password: dialog.getByLabel(password),
    submit: dialog.getByRole('button', { name: submit, exact: true }),
    notice: dialog.getByRole('alert'),
  }
  return {
    ...parts,
    async fill(login: string, secret: string) {
      await parts.userName.fill(login)
      await parts.password.fill(secret)
      await parts.submit.click()
    },
  }
}
