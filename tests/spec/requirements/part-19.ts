import type { Requirement } from '../requirement.ts'

/** The office: what the shop's staff need each day, of which the specification says nothing. */
export const part19: Requirement[] = [
  {
    id: 'R19.1',
    text: 'Staff sign in with a password and a second factor, whose codes and recovery codes are each good once',
    state: 'proven',
  },
  { id: 'R19.2', text: 'Five wrong tries pause the sign-in, and the change of a password', state: 'proven' },
  {
    id: 'R19.3',
    text: 'Sessions are listed and ended; their cookie is sent to the office alone, and no other origin changes anything',
    state: 'proven',
  },
  {
    id: 'R19.4',
    text: 'Each operation needs a right, a role has the rights that its work needs, and an owner always stays',
    state: 'proven',
  },
  {
    id: 'R19.5',
    text: 'The audit log says who changed what, without secrets, and is only ever added to',
    state: 'proven',
  },
  {
    id: 'R19.6',
    text: 'Staff move, track and refund orders as the statechart allows; of two at one order the second is told',
    state: 'proven',
  },
  { id: 'R19.7', text: 'Orders are filtered, searched, sorted, and exported as a stream', state: 'proven' },
  {
    id: 'R19.8',
    text: 'Staff change goods, stock and pictures, and shoppers see it on every server; who saw an older version is told',
    state: 'proven',
  },
  {
    id: 'R19.9',
    text: 'Goods are imported after a preview, each product whole or not at all, and the same file again changes nothing',
    state: 'proven',
  },
  {
    id: 'R19.10',
    text: 'Texts are drafts, planned or published, can be gone back to, and are sanitised when written and when read',
    state: 'proven',
  },
  {
    id: 'R19.11',
    text: 'Staff find customers, deactivate them, and answer their requests for an export or an erasure',
    state: 'proven',
  },
  { id: 'R19.12', text: 'The start says what waits and how the shop sells', state: 'proven' },
  {
    id: 'R19.13',
    text: 'A shop in production starts empty, and its owner can write what every shop has to say',
    state: 'proven',
  },
  {
    id: 'R19.14',
    text: 'Each screen of the office has no accessibility fault in either language, and fits a tablet and a phone',
    state: 'proven',
  },
  {
    id: 'R19.15',
    text: 'Staff add, rename and remove categories, so that an empty shop can be filled from the office',
    state: 'proven',
  },
]
