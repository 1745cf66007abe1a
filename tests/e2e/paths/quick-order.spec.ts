import { quickOrderPage } from '../../support/pages/quick-order.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('quick-order', quickOrderPage)
