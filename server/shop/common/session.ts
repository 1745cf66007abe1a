/** Whom a usable access token stands for. */
export interface Session {
  id: string
  customerId: string
}

/** Finds the living session of an access token; nothing when the token is bad, expired or its session has ended. */
export type FindSession = (accessToken: string) => Promise<Session | undefined>
