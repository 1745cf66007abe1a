import { savedListsPage } from '../../support/pages/saved-lists.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('saved-lists', savedListsPage)
