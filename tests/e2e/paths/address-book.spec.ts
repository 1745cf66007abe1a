import { addressBookPage } from '../../support/pages/address-book.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('address-book', addressBookPage)
