import type { Middleware } from 'openapi-fetch'

/** Adds the access token to every request when there is one (specification part 7). */
export function authorization(readAccessToken: () => string | undefined): Middleware {
  return {
    onRequest({ request }) {
      authorize(request, readAccessToken())
      return request
    },
  }
}

export function authorize(request: Request, accessToken: string | undefined): void {
  if (accessToken === undefined) request.headers.delete('Authorization')
  else request.headers.set('Authorization', `Bearer ${accessToken}`)
}

export function bearerOf(request: Request): string | undefined {
  return request.headers.get('Authorization')?.replace(/^Bearer /, '')
}
