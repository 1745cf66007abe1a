import { Window } from 'happy-dom'

const { document } = new Window()

const allowedTags = new Set(
  'h2 h3 p ul ol li strong em table thead tbody tr th td a blockquote figure figcaption img'.split(' '),
)
const allowedAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: /^(\/(?!\/)|https:\/\/)/ },
  h2: { id: /^part-[a-z]+(-[a-z]+)*$/ },
  img: { src: /^\/media\//, alt: /\S/, width: /^\d+$/, height: /^\d+$/ },
}

/** The faults of content HTML: broken nesting, tags or attributes outside the allow-list, empty elements. */
export function htmlFaults(html: string): string[] {
  return [...nestingFaults(html), ...allowListFaults(html)]
}

function nestingFaults(html: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([A-Za-z][A-Za-z0-9]*)[^>]*>/g)) {
    if (name === 'img') continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) faults.push(`</${name}> closes nothing`)
  }
  if (/<(?!\/?[a-z])|&(?!(?:amp|lt|gt|quot|#39|nbsp);)/.test(html)) faults.push('a bare < or &')
  return [...faults, ...open.map((name) => `<${name}> is never closed`)]
}

function allowListFaults(html: string): string[] {
  const body = document.createElement('div')
  body.innerHTML = html
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase()
    if (!allowedTags.has(tag)) return [`<${tag}> is not allowed`]
    const empty = tag !== 'img' && !element.textContent.trim() ? [`<${tag}> is empty`] : []
    const wrong = [...element.attributes]
      .filter(({ name, value }) => !allowedAttributes[tag]?.[name]?.test(value ?? ''))
      .map(({ name, value }) => `<${tag} ${name}="${value}"> is not allowed`)
    return [...empty, ...wrong]
  })
}
