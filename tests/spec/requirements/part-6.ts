import type { Requirement } from '../requirement.ts'

export const part6: Requirement[] = [
  { id: 'R6.1', text: 'Anybody browses the catalogue', state: 'proven' },
  { id: 'R6.2', text: 'Anybody browses the blogs', state: 'proven' },
  { id: 'R6.3', text: 'Anybody browses the news', state: 'proven' },
  { id: 'R6.4', text: 'Anybody browses the banners', state: 'proven' },
  { id: 'R6.5', text: 'Anybody browses the static pages', state: 'proven' },
  { id: 'R6.6', text: 'Anybody can register', state: 'proven' },
  { id: 'R6.7', text: 'Anybody can log in', state: 'proven' },
  { id: 'R6.8', text: 'A signed-in customer has the cart', state: 'proven' },
  { id: 'R6.9', text: 'A signed-in customer has the checkout', state: 'proven' },
  {
    id: 'R6.10',
    text: 'A signed-in customer has the results of payment and cash on delivery',
    state: 'proven',
  },
  { id: 'R6.11', text: 'A signed-in customer has the profile', state: 'proven' },
  { id: 'R6.12', text: 'A signed-in customer has change password', state: 'proven' },
  { id: 'R6.13', text: 'A signed-in customer has the address book', state: 'proven' },
  { id: 'R6.14', text: 'A signed-in customer has the orders', state: 'proven' },
  {
    id: 'R6.15',
    text: 'Sign-in is checked by the presence of the access token cookie alone',
    state: 'proven',
  },
  { id: 'R6.16', text: 'Individuals and legal entities register with separate calls', state: 'proven' },
  {
    id: 'R6.17',
    text: 'Individuals and legal entities have separate forgot-password calls',
    state: 'proven',
  },
  { id: 'R6.18', text: 'A user can be inactive, and is told so', state: 'proven' },
  { id: 'R6.19', text: 'There are no admin roles in the shop', state: 'proven' },
]
