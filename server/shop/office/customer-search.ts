import { sql } from 'drizzle-orm'
import { customers } from '../../db/schema/customers.ts'
import { likePattern } from '../common/like-pattern.ts'

export const customerName = sql<string>`coalesce(
  ${customers.companyName}, concat_ws(' ', ${customers.firstName}, ${customers.lastName}))`

/** Letter by letter the expression of the index `customers_name_part`. */
export const searchedOfCustomer = sql.raw(
  `(${['first_name', 'last_name', 'company_name', 'phone_number', 'email', 'login']
    .map((column) => `coalesce(customers.${column}, '')`)
    .join(` || ' ' || `)})`,
)

/** For `ilike`: whatever has this part. A number is typed with and without spaces and dashes. */
export function customerPattern(keyword: string): string {
  const isNumber = /^[\d\s-]+$/.test(keyword)
  return likePattern(isNumber ? keyword.replace(/[\s-]/g, '') : keyword)
}
