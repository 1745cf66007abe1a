import { cartPage } from '../../support/pages/cart.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('cart', cartPage)
