export const downloadJson = ({ name, text }: { name: string; text: string }): void =>
  downloadFile(name, new Blob([text], { type: 'application/json' }))

export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address))
}
