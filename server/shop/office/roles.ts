import type { OfficeOrderEvent, StaffRight, StaffRole } from '../../../openapi/generated/schema.ts'
import type { OperationId } from '../common/handlers.ts'

/** Who may what. */
export const rightsOf: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  owner: [
    'session',
    'audit',
    'orders',
    'ship',
    'sell',
    'refunds',
    'stock',
    'goods',
    'staff',
    'content',
    'customers',
    'reviews',
  ],
  sales: ['session', 'orders', 'ship', 'sell', 'refunds', 'stock', 'goods', 'customers', 'reviews'],
  warehouse: ['session', 'orders', 'ship', 'stock'],
  editor: ['session', 'content', 'reviews'],
}

/** All that needs somebody who is signed in: the sign-in itself does not. */
type StaffOperation = Exclude<Extract<OperationId, `office${string}`>, 'officeSignIn'>

/** The right that each operation of the office needs; one without does not compile. */
export const rightFor: Readonly<Record<StaffOperation, StaffRight>> = {
  officeSignOut: 'session',
  officeWhoAmI: 'session',
  officeListSessions: 'session',
  officeEndSession: 'session',
  officeListAudit: 'audit',
  officeChangePassword: 'session',
  officeListStaff: 'staff',
  officeAddStaff: 'staff',
  officeChangeStaff: 'staff',
  officeResetSecondFactor: 'staff',
  officeResetPassword: 'staff',
  officeReadStart: 'orders',
  officeListOrders: 'orders',
  officeCountOrders: 'orders',
  officeExportOrders: 'orders',
  officeGetOrder: 'orders',
  officeAddNote: 'orders',
  officeMoveOrder: 'ship',
  officeSetTracking: 'ship',
  officeRefundOrder: 'refunds',
  officeListUnrefundable: 'refunds',
  officeSettleRefund: 'refunds',
  officeListProducts: 'stock',
  officeProductOverview: 'stock',
  officeGetProduct: 'stock',
  officeCountStock: 'stock',
  officeSaveProduct: 'goods',
  officeAddProduct: 'goods',
  officeAddVariant: 'goods',
  officeRemoveVariant: 'goods',
  officeAddPicture: 'goods',
  officeOrderPictures: 'goods',
  officeListCategories: 'goods',
  officeAddCategory: 'goods',
  officeChangeCategory: 'goods',
  officeRemoveCategory: 'goods',
  officeListImports: 'goods',
  officePreviewImport: 'goods',
  officeGetImport: 'goods',
  officeRunImport: 'goods',
  officeExportProducts: 'goods',
  officeListCustomers: 'customers',
  officeGetCustomer: 'customers',
  officeChangeCustomer: 'customers',
  officeRecordRequest: 'customers',
  officeAnswerExport: 'customers',
  officeAnswerErasure: 'customers',
  officeListQuotations: 'sell',
  officeGetQuotation: 'sell',
  officeChangeQuotation: 'sell',
  officeListReviews: 'reviews',
  officeDecideReview: 'reviews',
  officeAnswerReview: 'reviews',
  officeListContent: 'content',
  officeGetContent: 'content',
  officeSaveContent: 'content',
  officeGetContentVersion: 'content',
  officeUploadPicture: 'content',
}

/** The right that an event of an order needs, besides that of the operation. */
export const rightForEvent = (event: OfficeOrderEvent): StaffRight =>
  event === 'order.confirm' || event === 'order.cancel' ? 'sell' : 'ship'

/** An operation that is not of the table is refused to everybody. */
export function mayDo(role: StaffRole, operationId: string): boolean {
  const right = (rightFor as Readonly<Record<string, StaffRight | undefined>>)[operationId]
  return right !== undefined && rightsOf[role].includes(right)
}
