import type { Route } from 'playwright/test'

/** Answers a request as the server does when it refuses. */
export const refuse =
  (status: number, code: string, headers: Record<string, string> = {}, more: object = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: code, status, code, traceId: 't', ...more },
    })
