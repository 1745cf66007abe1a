import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { invalid } from '../common/problem.ts'
import { isCommonPassword } from '../../../src/lib/rules/common-passwords.ts'

/** Argon2id, which is the package's own choice. Four at once, as many as Node runs, take 80 MB. */
const cost = { memoryCost: 19 * 1024, timeCost: 3, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), cost)

/**
 * Takes equally long without a hash or with an invalid one, so that timing does not reveal whether the account exists.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const nobodys = await (hashOfNobody ??= hashPassword(randomUUID()))
  const isHash = stored?.startsWith('$argon2id$') === true
  const isRight = await verify(isHash ? stored : nobodys, normalized(password))
  return isRight && isHash
}

let hashOfNobody: Promise<string> | undefined

/** Normalises composed and decomposed letters, which keyboards produce differently. */
const normalized = (password: string) => password.normalize('NFKC')

export function refuseCommonPassword(password: string, field = 'password'): void {
  if (isCommonPassword(password)) throw invalid('The password is too common', [{ field, code: 'common' }])
}
