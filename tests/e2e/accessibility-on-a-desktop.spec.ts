import { testAccessibility } from './support/accessible-screens.ts'
import { test } from './support/test.ts'

// In the other language than a phone's. The main screens are looked at in this width by without-loss.spec.ts.
test.describe('on a desktop', { tag: '@desktop' }, () => testAccessibility('en'))
