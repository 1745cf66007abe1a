import { createHash, createHmac, randomBytes } from 'node:crypto'

export interface RefreshToken {
  token: string
  hash: string
}

const withHash = (token: string): RefreshToken => ({ token, hash: hashOf(token) })

/** 256 random bits need no slow hash. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export const randomText = () => randomBytes(32).toString('base64url')

export const newRefreshToken = () => withHash(randomText())

/**
 * A token's successor is derived from it and a salt in the database: a client that repeats the old token gets the
 * same successor, and neither a copy of the database nor an old token alone is enough to derive it.
 */
export const successorOf = (token: string, salt: string) =>
  withHash(createHmac('sha256', token).update(salt).digest('base64url'))
