/** The environment variables through which `npm test -- paths` passes a tester's choices to the worker processes. */
export const stateName = 'PHAEN_PATHS_TO'
export const stayName = 'PHAEN_PATHS_STAY'
export const customerName = 'PHAEN_PATHS_CUSTOMER'

/** The state to which the shortest path is wanted, instead of the covering paths. */
export const wantedState = (): string | undefined => process.env[stateName]

export const staysThere = (): boolean => process.env[stayName] !== undefined

/** The login and the password of a customer who is known to the shop under test. */
export function knownCustomer(): { userName: string; password: string } | undefined {
  const [userName, ...password] = process.env[customerName]?.split(':') ?? []
  return userName === undefined ? undefined : { userName, password: password.join(':') }
}
