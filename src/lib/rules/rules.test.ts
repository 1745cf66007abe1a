import { expect, it, describe } from 'vitest'
import * as rules from './rules.ts'
import { firstFailure, type FieldValue, type FieldValues, type Rule, type RuleMessage } from './rule.ts'

interface Table {
  name: string
  rule: Rule
  message: RuleMessage
  valid: readonly FieldValue[]
  broken: readonly FieldValue[]
  beside?: FieldValues
}

const empty = ['', null, undefined] as const

const tables: Table[] = [
  {
    name: 'R5.8 R5.9 R5.10: required',
    rule: rules.required,
    message: { key: 'required' },
    valid: ['a', '0', 0, 12, 'ก', '-', true, ['one'], [''], ' a '],
    broken: ['', ' ', '\t\n', null, undefined, [], false],
  },
  {
    name: 'R5.11 R5.12 R5.13 R5.14 R5.15 R9.13: phoneNumber',
    rule: rules.phoneNumber,
    message: { key: 'format', field: 'phoneNumber' },
    valid: [...empty, '0612345678', '0812345678', '0912345678', '0600000000', '0999999999'],
    broken: [
      '081234567',
      '08123456789',
      '1812345678',
      '0212345678',
      '0712345678',
      '0012345678',
      '021234567',
      '081-234-567',
      '+6681234567',
      '๐๘๑๒๓๔๕๖๗',
      '08123456a8',
      ' ',
    ],
  },
  {
    name: 'contactNumber, which may be a landline',
    rule: rules.contactNumber,
    message: { key: 'format', field: 'phoneNumber' },
    valid: [...empty, '0812345678', '021234567', '038123456', '053123456', '077123456'],
    broken: ['0212345678', '02123456', '011234567', '091234567', '081234567', '1234567', '02-123-456a'],
  },
  {
    name: 'R5.16 R5.17 R5.18 R5.19 R5.20 R5.21 R5.22 R9.12: password',
    rule: rules.password,
    message: { key: 'format', field: 'password' },
    valid: [
      ...empty,
      'Abcdefg1',
      '1aA45678',
      'Abcdefg1!',
      '!@#$%^Aa1',
      'Aa1 with spaces',
      'รหัสผ่านAa1',
      `Aa1${'x'.repeat(97)}`,
      `Aa1${'😀'.repeat(97)}`,
    ],
    broken: [
      'Abcdef1',
      'abcdefg1',
      'ABCDEFG1',
      'Abcdefgh',
      '12345678',
      'Aa1',
      `Aa1${'x'.repeat(98)}`,
      'Aa1😀😀😀😀',
      '        ',
      'Abcdefg๑',
    ],
  },
  {
    name: 'R5.23 R5.24 R5.25: email',
    rule: rules.email,
    message: { key: 'emailFormat' },
    valid: [
      ...empty,
      'a@b.co',
      'somchai@shop.com',
      'som.chai+sign@mail.shop.info',
      "o'neil@shop.th",
      'a_b-c@sub.sub.shop.co.th',
      'UPPER@SHOP.COM',
      '1@2.io',
    ],
    broken: [
      'somchai',
      'somchai@',
      '@shop.com',
      'somchai@shop',
      'somchai@shop.c',
      'somchai@shop.museum',
      'purchase@siam.company',
      'som chai@shop.com',
      'somchai@@shop.com',
      'somchai@shop..com',
      'สมชาย@shop.com',
      'somchai@shop.com ',
      `${'a'.repeat(250)}@b.co`,
    ],
  },
  {
    name: 'R5.27 R5.28: confirmed',
    rule: rules.confirmed('first'),
    message: { key: 'confirmed' },
    beside: { first: 'same', second: 'other' },
    valid: ['same'],
    broken: [
      'other',
      '',
      'Same',
      'same ',
      ' same',
      'sam',
      'samee',
      null,
      undefined,
      'ซ',
      'SAME',
      '0',
      'same\n',
      's',
    ],
  },
  {
    name: 'R5.29 R5.30: passwordConfirmed',
    rule: rules.passwordConfirmed('newPassword'),
    message: { key: 'passwordConfirmed' },
    beside: { newPassword: 'Abcdefg1', password: 'Other123' },
    valid: ['Abcdefg1'],
    broken: [
      'Other123',
      '',
      'abcdefg1',
      'ABCDEFG1',
      'Abcdefg1 ',
      ' Abcdefg1',
      'Abcdefg',
      'Abcdefg11',
      null,
      undefined,
      'Abcdefg2',
      '1',
      'A',
      'Abcdefg๑',
    ],
  },
  {
    name: 'R5.31 R5.32 R5.33 R5.34 R9.15: currency',
    rule: rules.currency,
    message: { key: 'format', field: 'amount' },
    valid: [...empty, '0', '1250', '1,250', '12,345,678', '1250.5', '1,250.50', '0.25', 1250.5, '007'],
    broken: [
      '1,25',
      '12,34,567',
      '1234,567',
      ',250',
      '1,250,',
      '1250.',
      '.50',
      '1250.505',
      '-5',
      '+5',
      '฿50',
      '1 250',
      'abc',
      '1.2.3',
      '๑๒๓',
    ],
  },
  {
    name: 'R5.35 R5.36 R5.37 R9.16: weight',
    rule: rules.weight,
    message: { key: 'number' },
    valid: [...empty, '0', '10', '1,250', '10.6', '10.63', '10.635', '1,250.125', '0.001', 10.635],
    broken: ['10.6351', '1,25', '10.', '.5', '-1', '1e3', '10 กก.', '1,2345', 'abc', '1..5', '๑๐', 10.6351],
  },
  {
    name: 'R5.38 R5.39 R5.40 R9.14: taxCitizenId',
    rule: rules.taxCitizenId,
    message: { key: 'taxId' },
    valid: [...empty, '0105512345678', '1234567890123', '12345678901234', '0000000000000', '1'.repeat(40)],
    broken: [
      '123456789012',
      '1',
      '1-2345-67890-12-3',
      '1 2345 67890 12 3',
      '123456789012a',
      'abcdefghijklm',
      '๑๒๓๔๕๖๗๘๙๐๑๒๓',
      '1234567890123 ',
      '1234567890.123',
      '-1234567890123',
    ],
  },
]

describe.each(tables)('$name', ({ rule, message, valid, broken, beside }) => {
  it.each(valid.map((value) => [value]))('lets %j pass', (value) => {
    expect(firstFailure([rule], value, beside)).toBeUndefined()
  })
  it.each(broken.map((value) => [value]))('refuses %j', (value) => {
    expect(firstFailure([rule], value, beside)).toEqual(message)
  })
})

it('R5.7: says that the field is not valid where a rule has nothing of its own to say', () => {
  expect(firstFailure([{ isValid: () => false }], 'x')).toEqual({ key: 'notValid' })
})

it('says one thing at a time: what the first broken rule says', () => {
  const both = [rules.required, rules.phoneNumber]
  expect(firstFailure(both, '')).toEqual({ key: 'required' })
  expect(firstFailure(both, '02')).toEqual({ key: 'format', field: 'phoneNumber' })
  expect(firstFailure(both, '0812345678')).toBeUndefined()
})

it('marks the one rule that makes a field required', () => {
  expect([rules.required, rules.phoneNumber, rules.email].map((rule) => rule.isRequired)).toEqual([
    true,
    undefined,
    undefined,
  ])
})
