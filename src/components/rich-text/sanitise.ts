import purify from 'dompurify'

export const sanitise = (html: string): DocumentFragment =>
  purify.sanitize(html, { USE_PROFILES: { html: true }, RETURN_DOM_FRAGMENT: true })
