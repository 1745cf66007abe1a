import type { FastifyInstance } from 'fastify'
import type { ShopParts } from '../domain/shop-parts.ts'

export async function serveOperatorConsole(_app: FastifyInstance, _parts: ShopParts): Promise<void> {}
