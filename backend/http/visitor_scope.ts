import type { HttpContext } from '@adonisjs/core/http'
import type { Scope } from '#modules/shared/tenancy/scope'

/** The scope of a request of which nothing is known but its company: it sees nobody, and nobody's pay. */
export function visitorScope(
  { locale, request }: HttpContext,
  companyId: string,
  trx: Scope['trx']
): Scope {
  const requestId = request.id()!
  return { companyId, trx, locale, requestId, actor: { kind: 'visitor' }, visibility: 'nothing' }
}
