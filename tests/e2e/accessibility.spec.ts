import AxeBuilder from '@axe-core/playwright'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

for (const path of ['/', '/about', '/demo']) {
  for (const words of ['th', 'en'] as const) {
    test(`${path} in ${words} has no accessibility fault that a machine can find`, async ({
      page,
      language,
    }) => {
      await language(words)
      await page.goto(path)
      await live(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })
  }
}
