import { registrationPage } from '../../support/pages/registration.page.ts'
import { describePaths } from './describe-paths.ts'

describePaths('registration', registrationPage)
