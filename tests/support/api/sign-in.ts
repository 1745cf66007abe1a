import { hash } from '@node-rs/argon2'
import { addCustomer } from './customers.ts'
import type { TestAnswer, TestApi } from './open-api.ts'

export const rightPassword = 'Sheet2024'

export interface Tokens {
  access_token: string
  refresh_token: string
}

export const tokensOf = ({ body }: TestAnswer) => body as Tokens

/** Adds a customer for a single test, whose password is `rightPassword`. */
export const addCustomerWithPassword = async (
  api: TestApi,
  fields: Parameters<typeof addCustomer>[1] & { login: string },
): Promise<string> => addCustomer(api.database, { passwordHash: await rightHash, ...fields })

/** The shop's own hashes take long on purpose; how long a comparison takes is read from the hash. */
export const cheapHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

export const rightHash = cheapHash(rightPassword)

export const signIn = ({ call }: Pick<TestApi, 'call'>, userName: string, password = rightPassword) =>
  call('POST', '/api/accounts/signin', { body: { userName, password } })

export const refresh = ({ call }: Pick<TestApi, 'call'>, refreshToken: string) =>
  call('POST', '/api/accounts/token-refresh', { body: { refreshToken } })

/** Signs out. The answer shows whether the token was valid; a valid token's session ends. */
export const signOut = ({ call }: Pick<TestApi, 'call'>, accessToken: string) =>
  call('POST', '/api/accounts/signout', { headers: { authorization: `Bearer ${accessToken}` } })
