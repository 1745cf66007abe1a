import { afterAll, beforeAll } from 'vitest'
import type {
  OfficeProductChange,
  OfficeProductDetail,
  OfficeProductTexts,
  OfficeVariantChange,
  Product,
} from '../../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { good } from '../../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'
import type { TestProduct } from '../../../../tests/support/api/test-product.ts'

export interface Changes extends Partial<Omit<OfficeVariantChange, 'variantId'>> {
  texts?: Partial<OfficeProductTexts>
  version?: number
}
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
export const baht = (amount: number) => ({ amount })

interface Opened {
  api: TestApi
  headers: { cookie: string }
}

/** An office for the tests of one file, where somebody of sales is signed in. */
export function officeOfSales() {
  let opened: Opened | undefined
  const open = () => {
    if (!opened) throw new Error('the office opens before the first test')
    return opened
  }
  beforeAll(async () => {
    const api = await openTestApi()
    opened = {
      api,
      headers: await staffSession(api.database, (await addTestStaff(api.database, 'sales')).id),
    }
  })
  afterAll(() => opened?.api.close())

  const call = (method: string, path: string, body?: object, as = open().headers) =>
    open().api.call(method, `/api/office/${path}`, { headers: as, ...(body && { body }) })
  const read = async ({ productId }: Pick<TestProduct, 'productId'>) =>
    good<OfficeProductDetail>(await call('GET', `products/${productId}`))

  /** Sends what stands, with these changes; undefined takes something away. */
  async function save({ productId, variantId }: TestProduct, { texts, version, ...variant }: Changes) {
    const now = await read({ productId })
    const [first] = now.variants
    const change: OfficeProductChange = {
      version: version ?? now.version,
      texts: { ...now.texts, ...texts },
      variants: [
        {
          variantId,
          price: first?.price ?? { amount: 1 },
          ...(first?.specialPrice && { specialPrice: first.specialPrice }),
          ...variant,
        },
      ],
    }
    return call('PUT', `products/${productId}`, change)
  }
  const saved = async (product: TestProduct, changes: Changes) =>
    good<OfficeProductDetail>(await save(product, changes))
  const shown = async ({ productId }: TestProduct, at = open().api) =>
    good<Product>(await at.call('GET', `/thai/api/products/${productId}`))
  const priceOf = async (product: TestProduct, at = open().api) =>
    (await shown(product, at)).variants[0]?.sizes[0]?.specialPrice?.amount

  return {
    call,
    read,
    save,
    saved,
    shown,
    priceOf,
    get api() {
      return open().api
    },
  }
}

/** Another server on the database of an office. */
export function otherServerOf(office: { readonly api: TestApi }) {
  let opened: TestApi | undefined
  beforeAll(async () => {
    opened = await openTestApi({ on: office.api.testDatabase })
  })
  afterAll(() => opened?.close())
  return {
    get api() {
      if (!opened) throw new Error('the other server opens before the first test')
      return opened
    },
  }
}
