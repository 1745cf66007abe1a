import type { FieldProblem, ProfileUpdate } from '../../../openapi/generated/schema.ts'
import type { customers } from '../../db/schema/customers.ts'
import { invalid } from '../common/problem.ts'

type Customer = Pick<typeof customers.$inferSelect, 'kind' | 'login'>

const companyFields = ['companyName', 'taxId', 'branchCode'] as const

/** An individual has no company; a legal entity always has one, and keeps the e-mail that it signs in with. */
export function refuseFieldsOfOthers({ kind, login }: Customer, update: ProfileUpdate): void {
  const errors =
    kind === 'individual'
      ? fieldsWhere((field) => update[field] !== undefined, 'additionalProperties')
      : [...fieldsWhere((field) => update[field] === undefined, 'required'), ...otherEmail(login, update)]
  if (errors.length > 0) throw invalid(`That is not how the profile of a customer like this is`, errors)
}

const fieldsWhere = (isWrong: (field: (typeof companyFields)[number]) => boolean, code: string) =>
  companyFields.filter(isWrong).map((field): FieldProblem => ({ field, code }))

const otherEmail = (login: string | null, { email }: ProfileUpdate): FieldProblem[] =>
  email === undefined || email.toLowerCase() === login ? [] : [{ field: 'email', code: 'const' }]
