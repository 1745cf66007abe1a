import { testAccessibility } from './support/accessible-screens.ts'

// Each width in one language, so that both are looked at.
testAccessibility('en')
