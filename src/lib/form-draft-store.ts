const storageKey = 'form-drafts'

/** The text in which the drafts of this tab are kept. Throws where storage is forbidden. */
export const readKept = (): string | null => sessionStorage.getItem(storageKey)

export function writeKept(drafts: readonly unknown[]): void {
  try {
    if (drafts.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(drafts))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is forbidden or full: the form works without a draft.
  }
}

/**
 * Called at sign-out, so that the next user of the device cannot read the previous user's input. It stands apart from
 * the drafts themselves, because each page needs it and few have a form.
 */
export function dropAllDrafts(): void {
  writeKept([])
}
