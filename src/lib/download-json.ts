/** Downloads a text as a file. */
export function downloadJson({ name, text }: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address))
}
