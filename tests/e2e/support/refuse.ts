interface Refused {
  fulfill: (answer: {
    status: number
    headers: Record<string, string>
    contentType: string
    json: object
  }) => Promise<void>
}

/** Answers a request as the server does when it refuses. */
export const refuse =
  (status: number, code: string, headers: Record<string, string> = {}, more: object = {}) =>
  (request: Refused) =>
    request.fulfill({
      status,
      headers,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: code, status, code, traceId: 't', ...more },
    })
