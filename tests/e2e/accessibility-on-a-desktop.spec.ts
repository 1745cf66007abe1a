import { testAccessibility } from './support/accessible-screens.ts'
import { test } from './support/test.ts'

// Each width in one language, so that both are looked at.
test.describe('on a desktop', { tag: '@desktop' }, () => testAccessibility('en'))
