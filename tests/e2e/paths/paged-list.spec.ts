import { pagedListPage } from '../../support/pages/paged-list.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('paged-list', pagedListPage)
