/** The people of the sample shop, drawn: nobody was photographed for it. Hair, and what stands behind them, tell them apart. */
interface Portrait {
  skin: string
  hair: string
  shape: string
  apron: string
  ground: string
}

const short = 'M30 44c-2-18 8-27 18-27s20 9 18 27c-3-8-9-12-18-12s-15 4-18 12z'
const long = 'M28 66c-4-28 2-49 20-49s24 21 20 49l-8-2c2-14 1-26-4-31-6 4-18 4-22 1-5 7-4 18-2 30z'
const bun = 'M48 6a9 9 0 0 1 8 12c9 3 12 13 10 26-3-8-9-12-18-12s-15 4-18 12c-2-13 1-23 10-26a9 9 0 0 1 8-12z'

const people: Readonly<Record<string, Portrait>> = {
  orawan: { skin: '#e3b58f', hair: '#2c2623', shape: bun, apron: '#8f1d1d', ground: '#efe3cf' },
  wichai: { skin: '#d6a077', hair: '#8b857c', shape: short, apron: '#1f4fa8', ground: '#dbe6e4' },
  nattaya: { skin: '#e9c09c', hair: '#3b2a22', shape: long, apron: '#1f8f55', ground: '#f3ddd0' },
  somkid: { skin: '#c98f66', hair: '#1f1b16', shape: short, apron: '#ea6a1f', ground: '#e6e2ee' },
}

/** The portrait of somebody of the shop, 96 by 96; an unknown name has none. */
export function renderPortrait(name: string): string | undefined {
  if (!Object.hasOwn(people, name)) return undefined
  const person = people[name]
  if (!person) return undefined
  const { skin, hair, shape, apron, ground } = person
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<path fill="${ground}" d="M0 0h96v96H0z"/>`,
    `<path fill="${skin}" d="M41 58h14v14H41z"/>`,
    '<path fill="#faf8f3" d="M14 96c1-18 14-26 27-28 3 5 11 5 14 0 13 2 26 10 27 28z"/>',
    `<path fill="${apron}" d="M33 71l4 11h22l4-11 5 2v23H28V73z"/>`,
    `<ellipse fill="${skin}" cx="48" cy="44" rx="17" ry="20"/>`,
    `<path fill="${hair}" d="${shape}"/>`,
    '<path fill="none" stroke="#1f1b16" stroke-width="1.6" stroke-linecap="round" d="M41 45v2M55 45v2M43 54q5 4 10 0"/>',
    '</svg>',
  ].join('')
}
