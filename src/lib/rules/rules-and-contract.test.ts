import Ajv2020 from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { branch, payloadOf } from '../forms/form-fields.ts'
import { plainPhoneNumber } from '../forms/phone-number.ts'
import { contactNumber, email, password, phoneNumber, taxCitizenId } from './rules.ts'
import { branchCode } from './branch-code.ts'
import { firstFailure, type Rule } from './rule.ts'

const document: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi/generated/shop.json'), 'utf8'),
)
const ajv = new Ajv2020({ strict: false, formats: { password: true } })
ajv.addSchema({ $id: 'shop', ...(document as object) })

const accepts = (schema: string) => {
  const check = ajv.getSchema(`shop#/components/schemas/${schema}`)
  if (!check) throw new Error(`The contract has no schema ${schema}`)
  return (value: string) => check(value) === true
}
const keeps = (rule: Rule) => (value: string) => firstFailure([rule], value) === undefined

/** Changes the sample in one place each time, to test both sides of the boundary between valid and invalid. */
function neighbours(sample: string): string[] {
  const changes = ['', '0', '5', 'a', 'Z', '.', '@', '-', ' ', 'ก', '😀', '_']
  return [...sample].flatMap((_, place) =>
    changes.flatMap((change) => [
      sample.slice(0, place) + change + sample.slice(place + 1),
      sample.slice(0, place) + change + sample.slice(place),
    ]),
  )
}

const branchFields = { code: branch() }

/** What a form sends of what is typed. */
function sentAs(schema: string): (typed: string) => string {
  if (schema.endsWith('Number')) return plainPhoneNumber
  if (schema === 'BranchCode') return (code) => payloadOf(branchFields, { code }).code
  return (typed) => typed
}

it.each([
  ['ContactNumber', contactNumber, ['0812345678', '021234567', '0712345678', '091234567', '+66-2-123-4567']],
  ['PhoneNumber', phoneNumber, ['0812345678', '0612345678', '0712345678', '1812345678']],
  ['NewPassword', password, ['Abcdefg1', 'Aa1 with spaces', `Aa1${'x'.repeat(97)}`, `Aa1${'😀'.repeat(97)}`]],
  ['Email', email, ['a@b.co', 'somchai@shop.co.th', 'a@b.museum', `${'a'.repeat(248)}@b.co`]],
  ['BranchCode', branchCode, ['1', '00000', '00012']],
  ['TaxId', taxCitizenId, ['0105512345678', '12345678901234567890', '123456789012']],
] as const)('agrees with the contract about %s', (schema, rule, samples) => {
  const contract = accepts(schema)
  const client = keeps(rule)
  // The specification sets no maximum length for a tax id; the contract allows at most twenty digits.
  const asked = samples.flatMap((sample) => [sample, ...neighbours(sample)])
  const values = schema === 'TaxId' ? asked.filter((value) => value.length <= 20) : asked
  const sent = sentAs(schema)
  const differing = values.filter((value) => value !== '' && contract(sent(value)) !== client(value))
  expect(differing).toEqual([])
  expect(new Set(values.map(contract)).size, 'samples on both sides').toBe(2)
})
