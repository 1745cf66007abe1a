import { testAccessibility } from '../support/accessible-screens.ts'

testAccessibility('th')
