import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A refresh token and what is kept of it. */
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
 * What follows on a token is made of it and of a salt in the database: who brings the old one again is given the
 * same, and neither a copy of the database nor an old token alone is enough to make it.
 */
export const successorOf = (token: string, salt: string) =>
  withHash(createHmac('sha256', token).update(salt).digest('base64url'))
