import type { Requirement } from '../requirement.ts'

/** Beyond one machine: what replicas of the database are read for. */
export const part22: Requirement[] = [
  {
    id: 'R22.1',
    text: 'Public reads go to a replica; stock, carts, orders, money, sessions and codes are never asked of it',
    state: 'proven',
  },
  {
    id: 'R22.2',
    text: 'A replica later than two seconds is not read from, which log and figures say; without one the primary is read',
    state: 'proven',
  },
  {
    id: 'R22.3',
    text: 'What has just changed is read from the primary until a replica has it, and nothing older is kept',
    state: 'proven',
  },
  {
    id: 'R22.4',
    text: 'While the primary is away public reads go on from a replica, unkept, and an order is 503 with the time to wait',
    state: 'proven',
  },
]
