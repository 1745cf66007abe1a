const plain = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** Finds an option by a part of its label or of its other names. */
export function matchesSearch(
  option: { label: string; search?: string | undefined },
  search: string,
): boolean {
  return plain(`${option.label} ${option.search ?? ''}`).includes(plain(search))
}
