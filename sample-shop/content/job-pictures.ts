/**
 * What customers made of the goods of the sample shop, drawn: their pictures are samples, like the customers. The letters of the shop
 * front are outlines of the Anuphan face (SIL Open Font License 1.1), which no browser has.
 */
const drawings: Readonly<Record<string, readonly string[]>> = {
  'shop-front-letters': [
    '<path fill="url(#jw)" d="M0 0h320v240H0z"/><path d="M0 46h320v118H0z" fill="#1d1d1f"/>',
    '<path d="M0 46h320v118H0z" fill="url(#js)" opacity=".35"/><path d="M0 164h320v10H0z" opacity=".3"/>',
    '<path d="M0 174h320v66H0z" fill="#3b3a38"/><path d="M18 184h128v56H18zM162 184h140v56H162z" fill="#a9c6c4"/>',
    '<path d="M18 184l60 0-46 56H18zM162 184h64l-46 56h-18z" fill="#fff" opacity=".3"/>',
    '<g filter="url(#jb)" opacity=".6"><use href="#word" x="61.5" y="138"/></g>',
    '<use href="#word" x="58.7" y="134.1" fill="#c8201e"/><use href="#word" x="57.9" y="133.2" fill="#c8201e"/>',
    '<use href="#word" x="57.1" y="132.3" fill="#c8201e"/><use href="#word" x="56.3" y="131.4" fill="#c8201e"/>',
    '<use href="#word" x="55.5" y="130.5" fill="#c8201e"/><use href="#word" x="54.7" y="129.6" fill="#c8201e"/>',
    '<use href="#word" x="53.9" y="128.7" fill="#c8201e"/><use href="#word" x="53.1" y="127.8" fill="#c8201e"/>',
    '<use href="#word" x="52.3" y="126.9" fill="#c8201e"/>',
    '<use href="#word" x="58.7" y="134.1" fill="#000" opacity=".34"/>',
    '<use href="#word" x="54.7" y="129.6" fill="#000" opacity=".34"/>',
    '<use href="#word" x="51.5" y="126" fill="#c8201e" stroke="#fff" stroke-opacity=".35" stroke-width=".8"/>',
  ],
  'menu-stands': [
    '<path fill="url(#jw)" d="M0 0h320v240H0z"/><path d="M0 150h320v90H0z" fill="url(#jt)"/>',
    '<g transform="translate(64 44) scale(1.02)">',
    '<ellipse cx="52" cy="150" rx="74" ry="13" opacity=".26" filter="url(#jb)"/>',
    '<path d="M-6 146 96 150 112 138 12 134z" fill="#cfe3e0" opacity=".9"/>',
    '<path d="M4 8 92 0l12 138-92 2z" fill="#fff"/><path d="M4 8 92 0l3 34-88 7z" fill="#1f8f55"/>',
    '<g stroke="#6A6257" stroke-width="3" opacity=".75">',
    '<path d="M16 62l50-4M84 57l8-.6M17 78l42-3M85 73l8-.6M19 94l54-3M87 90l8-.6M20 110l36-2M88 107l8-.6"/></g>',
    '<path d="M-2 5 97-4l13 144-100 2z" fill="url(#js)" stroke="#fff" stroke-width="1.4" opacity=".75"/>',
    '<path d="M97-4l5 1 13 143-5 0z" fill="#bfdad6" opacity=".9"/></g>',
    '<g transform="translate(196 74) scale(0.82)">',
    '<ellipse cx="52" cy="150" rx="74" ry="13" opacity=".26" filter="url(#jb)"/>',
    '<path d="M-6 146 96 150 112 138 12 134z" fill="#cfe3e0" opacity=".9"/>',
    '<path d="M4 8 92 0l12 138-92 2z" fill="#fff"/><path d="M4 8 92 0l3 34-88 7z" fill="#ea6a1f"/>',
    '<g stroke="#6A6257" stroke-width="3" opacity=".75">',
    '<path d="M16 62l50-4M84 57l8-.6M17 78l42-3M85 73l8-.6M19 94l54-3M87 90l8-.6M20 110l36-2M88 107l8-.6"/></g>',
    '<path d="M-2 5 97-4l13 144-100 2z" fill="url(#js)" stroke="#fff" stroke-width="1.4" opacity=".75"/>',
    '<path d="M97-4l5 1 13 143-5 0z" fill="#bfdad6" opacity=".9"/></g>',
  ],
  'round-light-box': [
    '<path d="M0 0h320v240H0z" fill="#4a5058"/><path d="M0 0h320v240H0z" fill="url(#js)" opacity=".22"/>',
    '<g stroke="#000" stroke-opacity=".16" stroke-width="2">',
    '<path d="M0 40h320M0 80h320M0 120h320M0 160h320M0 200h320M60 0v40M180 0v40M300 0v40M120 40v40M240 40v40M60 80v40M180 80v40M300 80v40M120 120v40M240 120v40M60 160v40M180 160v40M300 160v40M120 200v40M240 200v40"/></g>',
    '<circle cx="168" cy="122" r="150" fill="url(#jg)"/><path d="M0 92h84v8H0zM0 144h84v8H0z" fill="#1d1d1f"/>',
    '<circle cx="172" cy="124" r="80" fill="#1d1d1f"/><circle cx="166" cy="122" r="80" fill="#2c2c2f"/>',
    '<circle cx="166" cy="122" r="72" fill="#f3f1ea"/>',
    '<circle cx="166" cy="122" r="72" fill="#FFEFC2" opacity=".5"/><g fill="#c8201e">',
    '<path d="M136 100h56v22a28 30 0 0 1-56 0z"/>',
    '<path d="M190 106h10a13 13 0 0 1 0 26h-12v-7h11a6 6 0 0 0 0-12h-9z"/></g>',
    '<path d="M128 162h76v5h-76z" fill="#c8201e"/>',
    '<path d="M150 92q-6-8 0-15t0-15M166 92q-6-8 0-15t0-15M182 92q-6-8 0-15t0-15" fill="none" stroke="#c8201e" stroke-width="4"/>',
  ],
  'display-case': [
    '<path fill="url(#jw)" d="M0 0h320v240H0z"/><path d="M0 168h320v72H0z" fill="url(#jt)"/>',
    '<ellipse cx="166" cy="200" rx="112" ry="18" opacity=".24" filter="url(#jb)"/>',
    '<path d="M64 178 168 206 262 174 160 152z" fill="#1d1d1f"/>',
    '<path d="M64 178 168 206v10L64 188zM168 206l94-32v10l-94 32z" fill="#1d1d1f"/>',
    '<path d="M168 206l94-32v10l-94 32z" fill="#fff" opacity=".16"/><g>',
    '<ellipse cx="164" cy="180" rx="40" ry="9" opacity=".5" filter="url(#jb)"/>',
    '<path d="M134 96q0-14 30-14t30 14q4 46 2 74-8 10-32 10t-32-10q-2-28 2-74z" fill="#1f4fa8"/>',
    '<path d="M134 96q0-14 30-14t30 14q4 46 2 74-8 10-32 10t-32-10q-2-28 2-74z" fill="url(#js)"/>',
    '<ellipse cx="164" cy="95" rx="30" ry="8" fill="#000" opacity=".3"/>',
    '<path d="M132 130q32 14 64 0" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/></g>',
    '<g fill="#bfdad6"><path d="M64 178V52l104 26v128z" opacity=".26"/>',
    '<path d="M168 206V78l94-28v124z" opacity=".34"/><path d="M64 52 160 28l102 22-94 28z" opacity=".4"/></g>',
    '<path d="M64 52l40 10-40 86zM168 78l40-12-40 92z" fill="#fff" opacity=".34"/>',
    '<path d="M64 178V52l104 26 94-28v124M168 78v128M64 52l96-24 102 22" fill="none" stroke="#fff" stroke-width="2.400" opacity=".95"/>',
    '<path d="M64 52v126M262 50v124M168 79v127" fill="none" stroke="#2f6f68" stroke-width=".8" opacity=".5"/>',
  ],
}

const defs = [
  '<linearGradient id="jw" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F7F3EA"/>',
  '<stop offset="1" stop-color="#DDD3C2"/></linearGradient><linearGradient id="jt" x1="0" y1="0" x2="0" y2="1">',
  '<stop offset="0" stop-color="#D9CDB8"/><stop offset="1" stop-color="#C6B699"/></linearGradient>',
  '<linearGradient id="js" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/>',
  '<stop offset=".5" stop-color="#fff" stop-opacity=".06"/>',
  '<stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient><radialGradient id="jg">',
  '<stop offset="0" stop-color="#FFF3D0" stop-opacity=".95"/>',
  '<stop offset=".55" stop-color="#FFE9B0" stop-opacity=".35"/>',
  '<stop offset="1" stop-color="#FFE9B0" stop-opacity="0"/></radialGradient>',
  '<filter id="jb" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="5"/></filter>',
  '<path id="word" d="M6.1 0L6.1 -11.9Q6.1 -15.7 7.6 -18.3Q9.2 -20.8 11.6 -22.3Q13.9 -23.8 16.5 -24.3L16.5 -24.7L4.9 -24.7L4.9 -28.5Q4.9 -35.1 7.4 -39.8Q9.9 -44.4 14.7 -46.9Q19.5 -49.3 26.3 -49.3Q36.8 -49.3 42.1 -43.8Q47.4 -38.4 47.4 -28.5L47.4 0L34.8 0L34.8 -29.5Q34.8 -34.2 32.5 -36.6Q30.2 -39.1 25.8 -39.1Q21.4 -39.1 19.1 -36.9Q16.8 -34.8 16.8 -31L14 -33L26 -33L26 -24.4Q22.3 -24.1 20.5 -21.5Q18.7 -19 18.7 -12.7L18.7 0L6.1 0ZM77.5 0L77.5 -31Q77.5 -34.5 75.9 -36.6Q74.3 -38.7 70.9 -38.7Q67.3 -38.7 64.8 -37Q62.3 -35.2 60.8 -32.9L52.9 -40Q55.8 -44.4 60.2 -46.8Q64.7 -49.3 71.7 -49.3Q80.6 -49.3 85.3 -44.7Q90.1 -40.1 90.1 -31.3L90.1 0L77.5 0ZM139.8 0Q133.4 0 130.4 -3.1Q127.4 -6.2 127.4 -12.1L127.4 -48.3L140 -48.3L140 -10.5L147 -10.5L147 0L139.8 0ZM114.4 0Q108 0 105 -3.1Q102.1 -6.2 102.1 -12.1L102.1 -48.3L114.7 -48.3L114.7 -10.5L121.6 -10.5L121.6 0L114.4 0ZM159.3 0L152.5 -48.3L164.2 -48.3L167.1 -12.3L167.3 -12.3L174 -48.3L185.7 -48.3L192.3 -12.3L192.5 -12.3L195.7 -65.5L207.5 -65.5L200.3 0L186.6 0L180 -34.6L179.8 -34.6L173 0L159.3 0Z"/>',
].join('')

/** The picture of a job, 4 to 3; an unknown id has none. */
export function renderJobPicture(id: string): string | undefined {
  if (!Object.hasOwn(drawings, id)) return undefined
  const drawing = drawings[id]?.join('') ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240"><defs>${defs}</defs>${drawing}</svg>`
}
