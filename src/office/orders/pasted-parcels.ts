/**
 * The tracking numbers of a pasted text, one a line, by the order they belong to: the one that the line names beside it, as in a
 * carrier's list, or the next one from where it was pasted.
 */
export function pastedParcels(
  text: string,
  orderNumbers: readonly string[],
  from: string,
): Record<string, string> {
  const found: Record<string, string> = {}
  let place = orderNumbers.indexOf(from)
  for (const line of text.split(/\r?\n/)) {
    const cells = line.split(/[\t,;]/).flatMap((cell) => cell.replaceAll(/\s/g, '') || [])
    const orderNumber =
      cells.length === 1 ? orderNumbers[place++] : cells.find((cell) => orderNumbers.includes(cell))
    const trackingNumber = cells.find((cell) => cell !== orderNumber)
    if (orderNumber !== undefined && trackingNumber !== undefined) found[orderNumber] = trackingNumber
  }
  return found
}
