const storageKey = 'viewed-articles'

/** Returns whether this visit opens the article for the first time, and remembers it. */
export function isFirstViewOfVisit(name: string): boolean {
  try {
    const viewed = (sessionStorage.getItem(storageKey) ?? '').split('\n')
    if (viewed.includes(name)) return false
    sessionStorage.setItem(storageKey, [...viewed.filter(Boolean), name].join('\n'))
    return true
  } catch {
    // Where nothing can be remembered, nothing is counted: better too few than every reload.
    return false
  }
}
