import { profilePage } from '../../support/pages/profile.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('profile', profilePage)
