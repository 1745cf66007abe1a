import type { Requirement } from '../requirement.ts'

/** For the trade: what the shop does beyond the specification for those who buy daily. */
export const part21: Requirement[] = [
  {
    id: 'R21.1',
    text: 'A variant can have tiers: from so many pieces in one line, each costs less',
    state: 'proven',
  },
  {
    id: 'R21.2',
    text: 'A special price and tiers never add up: the special price counts alone',
    state: 'proven',
  },
  {
    id: 'R21.3',
    text: 'Cart, checkout, order and invoice count a line by the price that applies to its quantity',
    state: 'proven',
  },
  {
    id: 'R21.4',
    text: 'Tiers are shown on the product page and in the table, and the next one in the cart',
    state: 'proven',
  },
  { id: 'R21.5', text: 'Staff write tiers at a product and in a file of goods', state: 'proven' },
  {
    id: 'R21.6',
    text: 'A written line is resolved by its code, its words and its quantity, and near misses are offered',
    state: 'proven',
  },
  { id: 'R21.7', text: 'Resolved lines go into the cart in one go, 200 of them', state: 'proven' },
  {
    id: 'R21.8',
    text: 'A customer keeps lines as a list by a name, and renames, replaces and deletes it',
    state: 'proven',
  },
  {
    id: 'R21.9',
    text: 'A saved list opens at the prices of today, and what changed since it was saved is said',
    state: 'proven',
  },
  {
    id: 'R21.10',
    text: 'Who received goods writes one review for each item of the order, with stars, words and up to three photographs, and changes it for thirty days',
    state: 'proven',
  },
  {
    id: 'R21.11',
    text: 'Reviews are shown once staff release them; staff refuse with a reason and answer for the shop',
    state: 'proven',
  },
  {
    id: 'R21.12',
    text: 'Average, number and spread of the stars stand on the product page and on cards, and lists sort by them',
    state: 'proven',
  },
  {
    id: 'R21.13',
    text: 'Search engines read the rating and the reviews of a product',
    state: 'proven',
  },
  {
    id: 'R21.14',
    text: 'An erasure leaves the stars without a name; words and photographs go',
    state: 'proven',
  },
  {
    id: 'R21.15',
    text: 'Who asks at a sold-out variant gets one SMS or e-mail when it is in stock again; a guest signs in first',
    state: 'proven',
  },
  {
    id: 'R21.16',
    text: 'A signed-in customer turns the cart into a quotation with a number without gaps, at prices that stand for the days of a setting; a link to it comes by e-mail',
    state: 'proven',
  },
  {
    id: 'R21.17',
    text: 'A quotation prints on A4 in both languages with VAT, the sum in words and lines to sign; expired, it says so and can be asked for anew at the prices of today',
    state: 'proven',
  },
  {
    id: 'R21.18',
    text: 'Staff change prices and the freight of an open quotation; the log says what, and the customer is told',
    state: 'proven',
  },
  {
    id: 'R21.19',
    text: 'Accepted in time, a quotation becomes one order at its prices, however often it is accepted; the stock is checked then',
    state: 'proven',
  },
  {
    id: 'R21.20',
    text: 'An order can be picked up at a branch: it needs no address, costs no shipping, and is paid before or at the counter',
    state: 'proven',
  },
  {
    id: 'R21.21',
    text: 'Branches that hand over orders promise when one would be ready, by a rule from their opening hours',
    state: 'proven',
  },
  {
    id: 'R21.22',
    text: 'The shopper is told when the goods wait at the branch and shows a code, which staff ask for before they hand them over',
    state: 'proven',
  },
  {
    id: 'R21.23',
    text: 'Pieces are laid on the fewest sheets that a saw can cut through, with its kerf, the same in browser and server',
    state: 'proven',
  },
  {
    id: 'R21.24',
    text: 'The server counts sheets and cuts of a cutting list and their price, and refuses pieces that cannot be cut',
    state: 'proven',
  },
  {
    id: 'R21.25',
    text: 'A shopper sees plan, offcuts and price of the pieces at once, reads that cut goods are not returned, and puts them into the cart',
    state: 'proven',
  },
  {
    id: 'R21.26',
    text: 'Cart, order, invoice and packing slip carry the cutting list; the slip draws the sheets',
    state: 'proven',
  },
  {
    id: 'R21.27',
    text: 'A customer signs in with LINE: to LINE and back, in the browser that began; off without the keys',
    state: 'proven',
  },
  {
    id: 'R21.28',
    text: 'An account at LINE is linked once by a code to the phone number, or by a registration, and unlinked in the profile',
    state: 'proven',
  },
  {
    id: 'R21.29',
    text: "Orders, quotations and their papers count goods in each product's own unit, as it was when they were made",
    state: 'proven',
  },
]
