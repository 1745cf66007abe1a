import { desc, eq, sql } from 'drizzle-orm'
import { stateAt } from '../../../machines/quotation-status/quotation-events.ts'
import type { Quotation, QuotationListItem, QuotationPage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { quotationLines, quotations } from '../../db/schema/quotations.ts'
import { toCutting } from '../common/cutting.ts'
import { includedVat } from '../common/included-vat.ts'
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { baht } from '../common/measures.ts'
import { omitNulls } from '../common/omit-nulls.ts'
import { readPage } from '../common/page.ts'
import { countedLines, quantitiesOf, type CountedLine } from '../common/quantities.ts'
import { taxed } from '../orders/read-refunds.ts'
import { quotationNumber } from './quotation-number.ts'
import {
  findQuotation,
  goodsSatangOf,
  linesOf,
  totalOf,
  type QuotationLine,
  type QuotationRow,
} from './quotation-rows.ts'

/** A quotation as its customer sees it; with a customer's id, another customer's is not found. */
export async function readQuotation(
  db: Queries,
  id: string,
  { customerId, language }: { customerId?: string; language: ApiLanguage },
): Promise<Quotation> {
  const quotation = await findQuotation(db, id, customerId)
  const lines = await linesOf(db, id)
  const { recipientName, addressLine, subDistrict, district, province, postcode } = quotation.deliveryAddress
  const receiver = { recipientName, addressLine, subDistrict, district, province, postcode }
  return {
    ...summaryOf(quotation),
    version: quotation.version,
    items: lines.map((line) => toItem(line, language)),
    goodsTotal: baht(quotation.goodsSatang),
    shippingPrice: baht(quotation.shippingSatang),
    amount: taxed(includedVat(totalOf(quotation))),
    buyer: quotation.billingAddress ?? receiver,
    deliveryAddress: quotation.deliveryAddress,
    shippingId: quotation.shippingId,
    shippingName: inLanguage(language, quotation.shippingNameTh, quotation.shippingNameEn),
    ...omitNulls({
      approvedBy: quotation.approvedBy,
      purchaseOrder: quotation.purchaseOrder,
      renewalId: quotation.renewalId,
    }),
    ...(await orderOf(db, quotation)),
  }
}

async function orderOf(db: Queries, { orderId }: QuotationRow): Promise<Pick<Quotation, 'order'>> {
  if (orderId === null) return {}
  const { id, orderNumber } = orders
  const [order] = await db.select({ id, orderNumber }).from(orders).where(eq(id, orderId))
  return order ? { order } : {}
}

const toItem = (line: QuotationLine, language: ApiLanguage): Quotation['items'][number] => ({
  position: line.position,
  productId: line.productId,
  variantId: line.variantId,
  code: line.code,
  name: inLanguage(language, line.nameTh, line.nameEn),
  unit: inLanguage(language, line.unitTh, line.unitEn),
  color: { name: inLanguage(language, line.colorNameTh, line.colorNameEn), hex: line.colorHex },
  size: inLanguage(language, line.labelTh, line.labelEn),
  quantity: line.quantity,
  unitPrice: baht(line.unitPriceSatang),
  total: baht(goodsSatangOf([line])),
  ...toCutting(line.cutting),
})

export const counted = countedLines(
  sql`from ${quotationLines} where ${quotationLines.quotationId} = ${quotations.id}`,
)

/** What the lists of quotations show of one. */
export const listItemOf = (
  { quotation, counted: lines }: { quotation: QuotationRow; counted: readonly CountedLine[] },
  language: ApiLanguage,
): QuotationListItem => ({
  ...summaryOf(quotation),
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  quantities: quantitiesOf(lines, language),
  total: baht(totalOf(quotation)),
})

const summaryOf = (quotation: QuotationRow) => ({
  id: quotation.id,
  number: quotationNumber(quotation),
  createdAt: quotation.createdAt.toISOString(),
  validUntil: quotation.validUntil.toISOString(),
  state: stateAt(quotation, new Date()),
})

/** One page of a customer's quotations, the newest first. */
export async function listQuotations(
  db: Queries,
  customerId: string,
  query: Parameters<typeof readPage>[0],
  language: ApiLanguage,
): Promise<QuotationPage> {
  const areTheirs = eq(quotations.customerId, customerId)
  const { data, totalRecords } = await readPage(query, {
    rows: db
      .select({ quotation: quotations, counted })
      .from(quotations)
      .where(areTheirs)
      .orderBy(desc(quotations.createdAt), desc(quotations.id)),
    count: () => db.$count(quotations, areTheirs),
  })
  return { data: data.map((row) => listItemOf(row, language)), totalRecords }
}

/** All quotations of a customer, the newest first. */
export async function exportQuotations(
  db: Queries,
  customerId: string,
  language: ApiLanguage,
): Promise<Quotation[]> {
  const rows = await db
    .select({ id: quotations.id })
    .from(quotations)
    .where(eq(quotations.customerId, customerId))
    .orderBy(desc(quotations.createdAt), desc(quotations.id))
  const all: Quotation[] = []
  for (const { id } of rows) all.push(await readQuotation(db, id, { customerId, language }))
  return all
}
