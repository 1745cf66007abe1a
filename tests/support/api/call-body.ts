export function sentHeaders(
  body: unknown,
  given: Record<string, string | undefined>,
): Record<string, string> {
  const all = { ...(body !== undefined && { 'content-type': 'application/json' }), ...given }
  const sent: Record<string, string> = {}
  for (const [name, value] of Object.entries(all)) if (value !== undefined) sent[name] = value
  return sent
}

export function asSent(body: unknown): string | Buffer<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body)
}

/** The body of an answer: what JSON says, or else its text. */
export const bodyOf = (method: string, contentType: string, text: string): unknown =>
  contentType.includes('json') && method !== 'HEAD' ? JSON.parse(text) : text
