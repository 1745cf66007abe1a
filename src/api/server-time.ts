/** The server's clock, or this device's if the header is missing, as in an answer from another origin. */
export function serverTime({ headers }: Response, now: number): number {
  const time = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(time) ? now : time
}
