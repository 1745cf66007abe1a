export interface Session {
  id: string
  customerId: string
}

/** Finds the live session of an access token; undefined when the token is invalid or expired, or its session has ended. */
export type FindSession = (accessToken: string) => Promise<Session | undefined>
