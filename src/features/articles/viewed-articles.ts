const storageKey = 'viewed-articles'

/** Returns whether the article is opened for the first time in this visit, and records that it was opened. */
export function isFirstViewOfVisit(name: string): boolean {
  try {
    const viewed = (sessionStorage.getItem(storageKey) ?? '').split('\n')
    if (viewed.includes(name)) return false
    sessionStorage.setItem(storageKey, [...viewed.filter(Boolean), name].join('\n'))
    return true
  } catch {
    // Without session storage views are not counted, because otherwise every reload would count as a view.
    return false
  }
}
