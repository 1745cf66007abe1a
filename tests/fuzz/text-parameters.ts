import * as fc from 'fast-check'
import { resolveSchema, type ContractParameter } from '../../openapi/contract-document.ts'
import { contractValidator } from '../../openapi/contract-validator.ts'
import { brokenTexts } from '../contract/strict/broken-values.ts'
import { hostileText } from './hostile-values.ts'
import { validValue, type KnownValues } from './valid-values.ts'

/** Parameters arrive as text: numbers and booleans are spelled as people write them. */
export const validText = ({ name, schema }: ContractParameter, known: KnownValues): fc.Arbitrary<string> =>
  validValue(schema, known, name).map(String)

/** What the contract refuses, or might: `isValidText` says which. */
export function wrongText({ schema }: ContractParameter): fc.Arbitrary<string> {
  const broken = brokenTexts(resolveSchema(schema)).map(({ text }) => decodeURIComponent(text))
  return fc.oneof(hostileText, fc.constantFrom('', ...broken))
}

const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/

/** Reads the contract independently of the server. */
export function isValidText({ schema }: ContractParameter, text: string): boolean {
  const resolved = resolveSchema(schema)
  const isValid = contractValidator(resolved)
  if (resolved.type === 'boolean') return text === 'true' || text === 'false'
  if (resolved.type === 'integer' || resolved.type === 'number')
    return plainNumber.test(text) && isValid(Number(text))
  return isValid(text)
}

/** Percent-encoding of any text, also of half a character, which `encodeURIComponent` refuses. */
export const percentEncoded = (text: string): string =>
  Array.from(text, (one) => (/\p{Surrogate}/u.test(one) ? halfCharacter(one) : encodeURIComponent(one))).join(
    '',
  )

function halfCharacter(one: string): string {
  const code = one.charCodeAt(0)
  const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('')
}
