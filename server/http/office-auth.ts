import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContractOperation } from '../../openapi/contract-document.ts'
import type { ShopSettings } from '../shop/common/shop-settings.ts'
import { Problem } from '../shop/common/problem.ts'
import { mayDo } from '../shop/office/roles.ts'
import type { FindStaff, StaffMember } from '../shop/office/staff-sessions.ts'

export interface OfficeAuth {
  findStaff: FindStaff
  settings: ShopSettings
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every operation for staff, and only there. */
    staff?: StaffMember
  }
}

const cookieName = 'office_session'

/** Lets only staff with a living session pass, and of them those whose role has the right that the operation needs. */
export function requireStaff({ operationId }: ContractOperation, { findStaff, settings }: OfficeAuth) {
  const refuseOthers = requireSameOrigin(settings)
  return async (request: FastifyRequest): Promise<void> => {
    const token = parseCookie(request.headers.cookie ?? '')[cookieName]
    const member = token ? await findStaff(token) : undefined
    if (!member) throw new Problem('UNAUTHORIZED', 'A living session of staff is needed')
    await refuseOthers(request)
    if (!mayDo(member.role, operationId)) throw new Problem('FORBIDDEN', 'The role has no right to this')
    request.staff = member
  }
}

/** A browser sends the cookie by itself: changes are taken only from pages of the shop's own origin, and from programs. */
export function requireSameOrigin({ shopUrl, apiUrl }: ShopSettings) {
  return async ({ method, headers, host }: FastifyRequest): Promise<void> => {
    if (method === 'GET') return
    const { origin, 'sec-fetch-site': site } = headers
    const isOwn = origin === undefined || [shopUrl, apiUrl].includes(origin) || hostOf(origin) === host
    if (!isOwn || site === 'cross-site' || site === 'same-site')
      throw new Problem('FORBIDDEN', 'Changes are taken from the own origin alone')
  }
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** Without a token the cookie is taken away. Only the sandbox, which runs on plain HTTP, goes without `Secure` there. */
export function setOfficeCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { mode }: ShopSettings,
  token: string | undefined,
): void {
  const cookie = stringifySetCookie({
    name: cookieName,
    value: token ?? '',
    path: '/api/office',
    httpOnly: true,
    sameSite: 'strict',
    secure: mode === 'production' || protocol === 'https',
    ...(token === undefined && { maxAge: 0 }),
  })
  reply.header('set-cookie', cookie)
}
