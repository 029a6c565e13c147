import type { HttpContext } from '@adonisjs/core/http'
import type { Scope } from '#modules/shared/tenancy/scope'

/** The scope of a request of which nothing is known but its company. */
export function visitorScope(
  { locale, request }: HttpContext,
  companyId: string,
  trx: Scope['trx']
): Scope {
  return { companyId, trx, locale, requestId: request.id()!, actor: { kind: 'visitor' } }
}
