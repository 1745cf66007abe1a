import { describe, expect, it } from 'vitest'
import { citationsIn } from './citations.ts'

const idsOf = (text: string, path = 'src/sign-out.test.ts') => citationsIn(path, text).map(({ id }) => id)

describe('a title that counts', () => {
  it.each([
    ['a test', `it('R4.3 waits', () => {})`, ['R4.3']],
    ['several ids', `test('R4.3, R4.4: waits', () => {})`, ['R4.3', 'R4.4']],
    ['a suite with a test', `describe('R4.3 sign-out', () => { it('waits', () => {}) })`, ['R4.3']],
    ['a suite of Playwright', `test.describe('R4.3', () => { test('waits', async () => {}) })`, ['R4.3']],
    ['a test in a suite in a loop', `for (const a of b) describe('x', () => { it('R4.3', f) })`, ['R4.3']],
    ['a template', 'it(`R4.3 waits ${time} as in R9.2`, () => {})', ['R4.3', 'R9.2']],
    ['a title of two strings', `it('R4.3 ' + 'R4.4', () => {})`, ['R4.3', 'R4.4']],
    ['each', `it.each([1, 2])('R4.3 waits %i', () => {})`, ['R4.3']],
    ['each as a template', "it.each`a | b`('R4.3 waits', () => {})", ['R4.3']],
    [
      'a table that the title shows',
      `it.each([['R8.3', 'x'], ['R8.4', 'y']])('%s', () => {})`,
      ['R8.3', 'R8.4'],
    ],
    ['a table in a constant', `const t = [{ id: 'R8.3' }]\nit.each(t)('$id', () => {})`, ['R8.3']],
    ['a time limit', `it('R4.3', () => {}, 1000)`, ['R4.3']],
    ['options', `it('R4.3', { timeout: 5 }, () => {})`, ['R4.3']],
    ['an id that stands twice, once', `it('R4.3 a', f)\nit('R4.3 b', f)`, ['R4.3']],
  ])('%s', (_, text, ids) => {
    expect(idsOf(text)).toEqual(ids)
  })

  it('stands in a file with JSX too', () => {
    expect(idsOf(`it('R4.3', () => { render(<App<string> />) })`, 'src/app.test.tsx')).toEqual(['R4.3'])
  })
})

describe('what does not count', () => {
  it.each([
    ['a comment', `// R4.3\nit('waits', () => {}) // R4.4`],
    ['a test in a comment', `/* it('R4.3', () => {}) */`],
    ['a test in a string', `const text = "it('R4.3', () => {})"`],
    ['another string', `it('waits', () => { say('R4.3') })`],
    ['a skipped test', `it.skip('R4.3', () => {})`],
    ['a test to be done', `it.todo('R4.3')`],
    ['a test skipped on a condition', `it.skipIf(windows)('R4.3', () => {})`],
    ['a test that is expected to fail', `it.fails('R4.3', () => {})`],
    ['a test to be fixed', `test.fixme('R4.3', async () => {})`],
    ['a skipped suite of Playwright', `test.describe.skip('R4.3', () => { test('waits', f) })`],
    ['a skipped test with a table', `it.skip.each([['R4.3']])('%s', () => {})`],
    ['a table that the title does not show', `it.each([['R4.3']])('waits', () => {})`],
    ['the table itself', `it.each('R4.3', () => {})`],
    ['a step', `test.step('R4.3', async () => {})`],
    ['a word that only looks like an id', `it('HR4.3 R4 R4.x', () => {})`],
  ])('%s', (_, text) => {
    expect(idsOf(text)).toEqual([])
  })
})
