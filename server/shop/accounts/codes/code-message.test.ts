import { describe, expect, it } from 'vitest'
import { codeMessage } from './code-message.ts'

const reasons = ['register', 'forgotPassword', 'changePassword'] as const
const code = { code: '482913', refCode: 'K7QX' }

describe.each(reasons)('the message of a code to %s', (reason) => {
  it('fits into one SMS in either language, with code, reference and how long it is good', () => {
    for (const [language, longest] of [
      ['thai', 70],
      ['english', 160],
    ] as const) {
      const { text, ...rest } = codeMessage({ login: '0812345678', reason }, code, language)
      expect(rest).toEqual({ to: '0812345678', channel: 'sms', ...code })
      expect(text.length, text).toBeLessThanOrEqual(longest)
      for (const part of ['482913', 'K7QX', '5 ']) expect(text).toContain(part)
    }
  })

  it('is a letter with a subject by e-mail', () => {
    for (const language of ['thai', 'english'] as const) {
      const { text, ...rest } = codeMessage({ login: 'buyer@example.com', reason }, code, language)
      expect(rest).toEqual({
        to: 'buyer@example.com',
        channel: 'email',
        subject: expect.stringContaining('K7QX'),
        ...code,
      })
      expect(rest.subject).not.toContain('482913')
      for (const part of ['482913', 'K7QX', '5 ']) expect(text).toContain(part)
    }
  })

  it('says in its own words what the code is for', () => {
    const texts = reasons.map((one) => codeMessage({ login: '0812345678', reason: one }, code, 'thai').text)
    expect(new Set(texts).size).toBe(reasons.length)
  })
})
