/** Whether the server no longer has a file. Without an answer nothing is known, and the file may be there. */
export async function isGone(file: string): Promise<boolean> {
  try {
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    return status === 404
  } catch {
    return false
  }
}
