import { checkoutPage } from '../../support/pages/checkout.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('checkout', checkoutPage)
