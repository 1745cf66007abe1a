import { testAccessibility } from './support/accessible-screens.ts'
import { test } from './support/test.ts'

// In the other language than a phone's.
test.describe('on a desktop', { tag: '@desktop' }, () => testAccessibility('en'))
