import { searchPage } from '../../support/pages/search.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('search', searchPage)
