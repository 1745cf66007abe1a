import { mainScreens, testAccessibility } from '../support/accessible-screens.ts'

testAccessibility('th', mainScreens)
