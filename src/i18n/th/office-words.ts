import accountWords from './account.json'
import office from './office.json'
import officeContent from './office-content.json'
import officeCustomers from './office-customers.json'
import officeImport from './office-import.json'
import officeCategories from './office-categories.json'
import officeQuotations from './office-quotations.json'
import officeReviews from './office-reviews.json'
import officeStaff from './office-staff.json'
import officeProducts from './office-products.json'
import officeStart from './office-start.json'
import orders from './orders.json'
import parts from './parts.json'
import problems from './problems.json'
import rules from './rules.json'

export const officeOnly = {
  office,
  officeContent,
  officeCustomers,
  officeImport,
  officeProducts,
  officeCategories,
  officeQuotations,
  officeReviews,
  officeStaff,
  officeStart,
}

/** What the office says: its own texts, and those of the parts and orders that it shares with the shop. */
export const words = { ...officeOnly, account: accountWords, orders, parts, problems, rules }
