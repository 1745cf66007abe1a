import head from './head.json'

/** Only the server needs these: they describe its pages to search engines. */
export const words = { head }
