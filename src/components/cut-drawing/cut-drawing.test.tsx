import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CutDrawing } from './cut-drawing.tsx'

afterEach(cleanup)

const sheet = { width: 1000, length: 2000 }
const sheetWith = (length: number) => ({
  pieces: [{ x: 0, y: 0, width: 1000, length, row: 0 }],
  offcuts: [{ x: length, y: 0, width: 1000, length: 2000 - length }],
  cuts: 1,
})

it('draws sheets that are cut alike once, each drawing with a hatching of its own', () => {
  const plan = { sheets: [sheetWith(800), sheetWith(800), sheetWith(500)], cuts: 3 }
  const { container } = render(
    <CutDrawing
      plan={plan}
      sheet={sheet}
      offcutName="Rest"
      caption={({ from, count, used }) => `${from}: ${count}, ${used} %`}
      label={({ from }) => `Sheet ${from}`}
    />,
  )
  const captions = [...container.querySelectorAll('figcaption')].map(({ textContent }) => textContent)
  expect(captions).toEqual(['1: 2, 40 %', '3: 1, 25 %'])
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => `url(#${id})`)
  const fills = [...container.querySelectorAll('rect[fill]')].map((area) => area.getAttribute('fill'))
  expect(new Set(ids).size).toBe(2)
  expect(fills).toEqual(ids)
})
