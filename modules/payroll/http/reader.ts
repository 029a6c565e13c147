import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#modules/accounts/index'
import { kindsShown, type ChangeKind } from '../domain/change_kinds.ts'

/** The kinds of facts that the person who asks is shown: their role says it, and the token that they came with. */
export function shownTo({ scope, user }: Pick<HttpContext, 'scope' | 'user'>): ChangeKind[] {
  const seesPay = holds(user, 'packages.read')
  return kindsShown({
    seesPay,
    seesAllOfPay: seesPay && scope.visibility === 'everything',
    keepsRecords: holds(user, 'workers.details'),
  })
}
