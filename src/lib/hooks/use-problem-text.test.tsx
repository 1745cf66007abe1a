import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { useProblemText } from './use-problem-text.ts'

afterEach(cleanup)

const Problem = ({ code }: { code: string | undefined }) => useProblemText()(code)

it.each([
  ['OUT_OF_STOCK', 'There is not enough stock for that quantity.'],
  ['INTERNAL', 'Something went wrong, Try again later.'],
  ['NOT_KNOWN_YET', 'Something went wrong, Try again later.'],
  [undefined, 'Something went wrong, Try again later.'],
])('the words for the code %s', async (code, words) => {
  const { container } = await showPart(<Problem code={code} />, 'en')
  expect(container.textContent).toBe(words)
})
