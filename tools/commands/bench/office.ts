import { openDatabase } from '../../../server/db/database.ts'
import { addTestStaff, staffSession } from '../../../tests/support/api/staff.ts'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { databasePid, inFolder, print, seedProducts, withShop } from './bench-shop.ts'
import { percentile } from '../../../tests/support/percentile.ts'
import { latencies } from './load.ts'
import { fillOffice, orders } from './office/fill-office.ts'
import { familySeconds, processorSeconds } from './processor.ts'

const products = 10_000
const goal = 100
const rounds = 15

/** Addresses as the office's screens ask for them, the costly ones too: far pages, rare and common words. */
const lists: Record<string, string> = {
  start: 'start',
  'orders, counted by views': 'order-counts',
  orders: 'orders?pageSize=50',
  'orders, page 1,000': 'orders?pageSize=50&pageNumber=1000',
  'orders, last page': 'orders?pageSize=50&pageNumber=2000',
  'orders by total, page 1,000': 'orders?pageSize=50&pageNumber=1000&sort=totalDesc',
  'orders to pack': 'orders?pageSize=50&view=toPack',
  'orders unpaid': 'orders?pageSize=50&view=unpaid',
  'orders to refund': 'orders?pageSize=50&view=toRefund',
  'orders paid, page 1,000': 'orders?pageSize=50&pageNumber=1000&payment=paid',
  'orders by card, of a status, oldest':
    'orders?pageSize=50&paymentChannel=card&fulfilment=complete&sort=oldest',
  'orders of a month': 'orders?pageSize=50&placedFrom=FROM&placedBefore=BEFORE',
  'orders, a name in many': 'orders?pageSize=50&keyword=สมชาย',
  'orders, a number': 'orders?pageSize=50&keyword=042000',
  'orders, a word in none': 'orders?pageSize=50&keyword=zzzz',
  products: 'products?pageSize=50',
  'products by price, page 100': 'products?pageSize=50&pageNumber=100&sort=priceDesc',
  'products by name, last page': 'products?pageSize=50&pageNumber=200&sort=name',
  'products low in stock': 'products?pageSize=50&view=low',
  'products at a special price': 'products?pageSize=50&view=special',
  'products, drafts': 'products?pageSize=50&view=draft',
  'products, a common word': 'products?pageSize=50&keyword=อะคริลิก',
  'products, a word in none': 'products?pageSize=50&keyword=zzzz',
  'products of a category': 'products?pageSize=50&categoryPath=sign-materials',
  'products, overview': 'product-overview',
  customers: 'customers?pageSize=50',
  'customers, last page': 'customers?pageSize=50&pageNumber=400',
  'customers, active': 'customers?pageSize=50&view=active',
  'customers, a common name': 'customers?pageSize=50&keyword=สมชาย',
  'customers, a phone': 'customers?pageSize=50&keyword=0900012345',
  'audit log': 'audit?pageSize=50',
  'audit log, last page': 'audit?pageSize=50&pageNumber=2000',
  'audit log, one action': 'audit?pageSize=50&action=moveOrder&pageNumber=1000',
  'audit log, an action that nobody did': 'audit?pageSize=50&action=addStaff',
  content: 'contents?pageSize=50',
  'content, last page': 'contents?pageSize=50&pageNumber=20',
  'content, a word': 'contents?pageSize=50&keyword=ข่าวที่ 12',
  categories: 'categories',
  quotations: 'quotations?pageSize=50',
  reviews: 'reviews?pageSize=50',
  imports: 'imports',
  staff: 'staff',
  'refunds that need a hand': 'refunds',
}

/**
 * The lists of the office with 10,000 products and 100,000 orders: each is to be answered within 100 ms. What it takes of the
 * processors of the API and the database says more on a busy machine.
 */
export async function benchOffice(): Promise<void> {
  await buildIfStale()
  await inFolder(async (folder) => {
    await seedProducts(folder, products)
    const headers = await filled(folder)
    await withShop(folder, async ({ origin, pid }) => {
      const database = await databasePid(folder)
      const used = async () => (await processorSeconds(pid)) + (await familySeconds(database))
      print(`lists with ${products} products and ${orders} orders`, 'p50, processor', `at most ${goal} ms`)
      for (const [name, address] of Object.entries(lists)) {
        const url = `${origin}/api/office/${withDates(address)}`
        await latencies([url, url], headers)
        const before = await used()
        const usual = percentile(await latencies(Array<string>(rounds).fill(url), headers), 50)
        const processor = (((await used()) - before) * 1000) / rounds
        print(name, `${usual.toFixed(1)}, ${processor.toFixed(1)} ms`, usual > goal ? 'above' : '')
      }
    })
  })
}

async function filled(folder: string): Promise<{ cookie: string }> {
  const database = await openDatabase({ dataDir: folder, log: () => undefined })
  try {
    const { id } = await addTestStaff(database)
    await fillOffice(database)
    return await staffSession(database, id)
  } finally {
    await database.close()
  }
}

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()
const withDates = (address: string) =>
  encodeURI(address.replace('FROM', daysAgo(130)).replace('BEFORE', daysAgo(100)))
