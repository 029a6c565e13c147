import type { HttpContext } from '@adonisjs/core/http'
import type { Scope } from '#modules/shared/tenancy/scope'

/** The scope of a request of which nothing is known but its company: it sees no person; its transaction is still to come. */
export function visitorScope(
  { locale, request }: HttpContext,
  companyId: string
): Omit<Scope, 'trx'> {
  const requestId = request.id()!
  return { companyId, locale, requestId, actor: { kind: 'visitor' }, visibility: 'nothing' }
}
