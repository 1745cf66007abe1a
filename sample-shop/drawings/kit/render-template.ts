const HEX = /^#?([0-9a-f]{6})$/i
const SLOT = /var\(--c(\d*),#[0-9a-f]{3,6}\)/g

const slotOf = (digits: string): number => Number(digits || '1')

const countSlots = (template: string): number =>
  new Set([...template.matchAll(SLOT)].map(([, digits]) => slotOf(digits ?? ''))).size

/** Writes the colours into the fallbacks and the prefix before each id. */
export function renderTemplate(
  template: string,
  prefix: string,
  colors: readonly string[],
): string | undefined {
  if (colors.length > countSlots(template)) return undefined
  const hexes = colors.map((color) => HEX.exec(color)?.[1]?.toLowerCase())
  if (hexes.includes(undefined)) return undefined
  return template
    .replace(SLOT, (whole, digits: string) => {
      const hex = hexes[slotOf(digits) - 1]
      return hex === undefined ? whole : `var(--c${digits},#${hex})`
    })
    .replace(/( id="|href="#|url\(#)/g, `$1${prefix}`)
}
