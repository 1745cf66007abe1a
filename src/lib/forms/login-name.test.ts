import { expect, it } from 'vitest'
import { formatLogin, maskLogin } from './login-name.ts'

it('a phone number is read in three groups, an e-mail address as it is', () => {
  expect(formatLogin('0812345678')).toBe('081 234 5678')
  expect(formatLogin('somsri@paidee.co.th')).toBe('somsri@paidee.co.th')
})

it('a masked login shows its owner enough to recognise it', () => {
  expect(maskLogin('0812345678')).toBe('081 ••• 5678')
  expect(maskLogin('somsri@paidee.co.th')).toBe('s•••@paidee.co.th')
  expect(maskLogin('a@paidee.co.th')).toBe('a•••@paidee.co.th')
})
