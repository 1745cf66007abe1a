import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { drawingNames, renderDrawing } from './registry.ts'
import { renderSizeGuide, sizeGuideKinds } from './size-guides/registry.ts'

const parser = new new Window().DOMParser()

/** What makes a text that is no standalone picture, if anything. */
function faultOf(svg: string): string | undefined {
  const document = parser.parseFromString(svg, 'image/svg+xml')
  if (document.querySelector('parsererror')) return 'not well-formed'
  const root = document.documentElement
  if (root.localName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg')
    return 'no svg at the root'
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (/^(script|foreignobject|image|iframe|style|animate|set)$/i.test(element.localName))
      return element.localName
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) return name
      if (/^(xlink:)?href$/.test(name) && !value?.startsWith('#')) return `${name}=${value}`
    }
  }
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1])
  if (new Set(ids).size !== ids.length) return 'an id twice'
  const lost = used.find((id) => !ids.includes(id))
  if (lost) return `#${lost} is not there`
  return svg.includes('NaN') || svg.includes('undefined') ? 'a number is missing' : undefined
}

const own = (name: string): string => renderDrawing(name, []) ?? ''

describe('the drawings', () => {
  test('the picture check finds faults', () => {
    const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
    expect(faultOf(svg('<path d="M0 0"/>'))).toBeUndefined()
    expect(faultOf(svg('<path d="M0 0">'))).toBeDefined()
    expect(faultOf(svg('<script>1</script>'))).toBe('script')
    expect(faultOf(svg('<g onload="x"/>'))).toBe('onload')
    expect(faultOf(svg('<use href="https://example.com/#a"/>'))).toBe('href=https://example.com/#a')
    expect(faultOf(svg('<use href="#a"/>'))).toBe('#a is not there')
  })

  test('there are at least ninety, and no two are alike', () => {
    console.info(`drawings: ${drawingNames.length}, size guides: ${sizeGuideKinds.length}`)
    expect(drawingNames.length).toBeGreaterThanOrEqual(90)
    expect(new Set(drawingNames.map(own)).size).toBe(drawingNames.length)
  })

  test.each(drawingNames)('%s is a small, sound, labelled picture', (name) => {
    const svg = own(name)
    expect(faultOf(svg)).toBeUndefined()
    expect(Buffer.byteLength(svg)).toBeLessThan(6000)
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+" data-box="\d+ \d+ \d+ \d+"/,
    )
    expect(svg).toMatch(/aria-label="[^"]*[\u0E00-\u0E7F]/)
    expect(svg).toMatch(/var\(--c1?,#/)
  })

  test('ids of different drawings never meet', () => {
    const ids = drawingNames.flatMap((name) =>
      [...own(name).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('colours', () => {
  test('stand in the fallback of their slot, and the others keep their own', () => {
    const roll = renderDrawing('banner-roll', ['#ABCDEF'])
    expect(roll).toContain('var(--c,#abcdef)')
    expect(roll).toContain('var(--c2,#8d9196)')
    const rack = renderDrawing('acrylic-rack', ['112233', '445566'])
    expect(rack).toContain('var(--c1,#112233)')
    expect(rack).toContain('var(--c2,#445566)')
  })

  test('that are none, or one too many, or for no drawing, draw nothing', () => {
    const refused: readonly (readonly [string, readonly string[]])[] = [
      ['acrylic', ['red']],
      ['acrylic', ['#fff']],
      ['acrylic', ['c8201e"/><script>']],
      ['acrylic', ['c8201e', 'c8201e']],
      ['no-such', ['c8201e']],
      ['constructor', []],
    ]
    for (const [name, colors] of refused) expect(renderDrawing(name, colors)).toBeUndefined()
  })
})

describe('size guides', () => {
  test.each(sizeGuideKinds)('%s speaks each language alone', (kind) => {
    const [th, en] = [renderSizeGuide(kind, 'th') ?? '', renderSizeGuide(kind, 'en') ?? '']
    expect([faultOf(th), faultOf(en)]).toEqual([undefined, undefined])
    expect(th).toMatch(/[\u0E00-\u0E7F]/)
    expect(en).not.toMatch(/[\u0E00-\u0E7F]/)
    expect(en).not.toBe(th)
  })

  test('of no kind are none', () => {
    expect(renderSizeGuide('no-such', 'th')).toBeUndefined()
    expect(renderSizeGuide('constructor', 'en')).toBeUndefined()
  })
})
