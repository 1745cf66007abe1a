import { expect, it } from 'vitest'
import { seededRandom } from '@phaen/statecharts'
import { bahtInEnglish } from './baht-in-english.ts'

const below20 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales: Record<string, number> = { million: 1_000_000, thousand: 1000 }

/** Reads English number words back, independently of what wrote them. */
function numberOf(words: string): number {
  let sum = 0
  let group = 0
  for (const word of words.split(/[\s-]/)) {
    const scale = scales[word]
    if (scale !== undefined) {
      sum += group * scale
      group = 0
    } else if (word === 'hundred') group *= 100
    else group += below20.includes(word) ? below20.indexOf(word) : 10 * (tens.indexOf(word) + 1)
  }
  return sum + group
}

function satangOf(words: string): number {
  const [, baht = 'zero', satang = 'zero'] =
    /^(?:(.+) baht)?(?: only| and )?(?:(.+) satang)?$/.exec(words) ?? []
  return numberOf(baht) * 100 + numberOf(satang)
}

it.each([
  [0, 'zero baht only'],
  [1, 'one satang'],
  [2_900, 'twenty-nine baht only'],
  [10_100, 'one hundred one baht only'],
  [418_005, 'four thousand one hundred eighty baht and five satang'],
  [733_000, 'seven thousand three hundred thirty baht only'],
  [100_000_100, 'one million one baht only'],
  [
    123_456_789,
    'one million two hundred thirty-four thousand five hundred sixty-seven baht and eighty-nine satang',
  ],
])('R21.17: the sum in English words of %i satang', (satang, words) => {
  expect(bahtInEnglish(satang)).toBe(words)
})

it('R21.17: English words read back as the same sum', () => {
  const random = seededRandom(7)
  for (let tries = 0; tries < 2000; tries += 1) {
    const satang = random.upTo(10 ** (2 + (tries % 10)))
    expect(satangOf(bahtInEnglish(satang)), String(satang)).toBe(satang)
  }
})
