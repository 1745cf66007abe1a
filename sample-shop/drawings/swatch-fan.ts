/** The nine colours of the fan where none are asked for. */
const own = [
  '#c8201e',
  '#ea6a1f',
  '#f2b50a',
  '#1f8f55',
  '#2e9fd0',
  '#1f4fa8',
  '#8a2f6b',
  '#5b6066',
  '#f2efe8',
]
const most = 24
/** Where the fan ends and begins, in degrees from the upright. */
const [leftmost, rightmost] = [-22, 70]

const start =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-15 6 423 423" data-box="5 12 95 84" role="img" aria-label="แถบตัวอย่างสี"><defs><g id="ch"><path fill="#000" filter="url(#fl)" opacity=".2" d="M90 58h64q8 0 8 8v266q0 24-24 24h-32q-24 0-24-24V66q0-8 8-8Z"/><path opacity=".94" d="M86 52h64q8 0 8 8v266q0 24-24 24h-32q-24 0-24-24V60q0-8 8-8ZM118 308a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z"/><path fill="url(#g)" d="M86 52h64q8 0 8 8v266q0 24-24 24h-32q-24 0-24-24V60q0-8 8-8ZM118 308a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z"/><path fill="none" stroke="#fff" stroke-width="1.6" opacity=".75" d="M79 326V60q0-7 7-7h64q7 0 7 7"/><path fill="none" stroke="#000" stroke-width="1.6" opacity=".22" d="M157 60v266q0 23-23 23h-32q-23 0-23-23"/></g><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="80" y1="50" x2="160" y2="340"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".3" stop-color="#fff" stop-opacity=".06"/><stop offset=".4" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".08"/></linearGradient><filter id="fl" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="4"/></filter></defs><g transform="translate(24 12) scale(.95)">'
const ring =
  '<g fill="#b9b4aa" stroke="#5d584f" stroke-width=".8"><circle cx="122.4" cy="323.8" r="3.6"/><circle cx="124" cy="331.6" r="3.6"/><circle cx="122.7" cy="339.4" r="3.6"/><circle cx="118.8" cy="346.4" r="3.6"/><circle cx="112.5" cy="351.9" r="3.6"/><circle cx="104.7" cy="355.2" r="3.6"/><circle cx="96.2" cy="355.9" r="3.6"/><circle cx="87.8" cy="354.1" r="3.6"/><circle cx="80.6" cy="349.8" r="3.6"/><circle cx="75.3" cy="343.6" r="3.6"/><circle cx="72.4" cy="336.2" r="3.6"/><circle cx="72.3" cy="328.2" r="3.6"/><circle cx="75" cy="320.7" r="3.6"/><circle cx="80.3" cy="314.4" r="3.6"/><circle cx="87.4" cy="310.1" r="3.6"/><circle cx="95.7" cy="308.1" r="3.6"/><circle cx="104.3" cy="308.7" r="3.6"/><circle cx="112.2" cy="311.9" r="3.6"/></g></g></svg>'

/** A fan of samples on a ring, one blade for each colour. */
export function swatchFan(colors: number): string {
  const count = Math.min(colors || own.length, most)
  const step = count > 1 ? (rightmost - leftmost) / (count - 1) : 0
  const blades = Array.from({ length: count }, (_, place) => {
    const slot = place === 0 ? '' : place + 1
    const angle = Math.round((leftmost + place * step) * 10) / 10
    return `<use href="#ch" fill="var(--c${slot},${own[place % own.length]})" transform="rotate(${angle} 118 318)"/>`
  })
  return start + blades.toReversed().join('') + ring
}
