import { describe, expect, it } from 'vitest'
import { Problem } from '../common/problem.ts'
import { hashPassword, passwordMatches, refuseCommonPassword } from './passwords.ts'

describe('a password', () => {
  it('is kept as argon2id, each time another', async () => {
    const [one, other] = await Promise.all([hashPassword('Sheet2024'), hashPassword('Sheet2024')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/)
    expect(one).not.toBe(other)
  })

  it('matches itself and nothing else', async () => {
    const stored = await hashPassword('Sheet2024')
    expect(await passwordMatches(stored, 'Sheet2024')).toBe(true)
    expect(await passwordMatches(stored, 'sheet2024')).toBe(false)
    expect(await passwordMatches(stored, 'Sheet2024 ')).toBe(false)
  })

  it('counts to its last letter', async () => {
    const long = `Aa1${'x'.repeat(96)}`
    const stored = await hashPassword(`${long}1`)
    expect(await passwordMatches(stored, `${long}1`)).toBe(true)
    expect(await passwordMatches(stored, `${long}2`)).toBe(false)
  })

  it('is the same however a keyboard composes its letters', async () => {
    const stored = await hashPassword('Sheet2024กำ')
    expect(await passwordMatches(stored, 'Sheet2024กํา')).toBe(true)
  })

  it('of nobody matches nothing', async () => {
    expect(await passwordMatches(undefined, 'Sheet2024')).toBe(false)
    expect(await passwordMatches('Sheet2024', 'Sheet2024')).toBe(false)
  })
})

const refusalOf = (password: string, field?: string) => {
  try {
    refuseCommonPassword(password, field)
    return undefined
  } catch (error) {
    return error instanceof Problem ? error : undefined
  }
}

describe('among the common ones', () => {
  it.each([
    ...[
      'Password1',
      'Password123',
      'P@ssw0rd',
      'P@ssw0rd1',
      'Passw0rd2024!',
      'pAssword99',
      'Qwerty123',
      'Qwerty12345',
    ],
    ...[
      'Abcd1234',
      'Abc12345',
      'Aa123456',
      'Aa111111',
      'Abc1Abc1',
      '1qaz2WSX',
      'Q1w2e3r4',
      'Welcome1',
      '123Welcome',
    ],
    ...[
      'Iloveyou1',
      'Admin123',
      'Letmein1',
      'Thailand1',
      'Bangkok2026',
      'Sawasdee1',
      'Somchai99',
      'L1verpool1',
      'Summer2026',
    ],
  ])('is %s', (password) => {
    expect(refusalOf(password)).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'password', code: 'common' }],
    })
  })

  it.each([
    ...[
      'Phaen2026',
      'Sheet2024',
      'Sheet2025',
      'correctHorse7battery',
      'Dragon48213977',
      'xkQ9vbTT2',
      'Tk7wordPass',
    ],
    ...['แผ่นPvc2026', 'Acrylic-3mm'],
  ])('is not %s', (password) => {
    expect(refusalOf(password)).toBeUndefined()
  })

  it('the field is named as the call names it', () => {
    expect(refusalOf('Password1', 'newPassword')?.errors).toEqual([{ field: 'newPassword', code: 'common' }])
  })
})
