import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import Benefit from '../models/benefit.ts'
import { isNameTaken } from '../queries/is_name_taken.ts'
import type { BenefitWritten } from './write_benefits.ts'

/** How many benefits are as before, and how many were changed since and therefore stay. */
export interface UndoneBenefits {
  restored: number
  kept: number
}

/** Takes back what was written: what was made is archived, what was changed is as before, what was changed since stays. */
export class UndoBenefits {
  static async handle(scope: Scope, written: readonly BenefitWritten[]): Promise<UndoneBenefits> {
    const archivedBy = scope.actor.kind === 'user' ? scope.actor.id : null
    let restored = 0
    for (const { id, before, version } of written) {
      const row = await Benefit.query().where('id', id).forUpdate().first()
      if (row?.version !== version) continue
      // Another benefit has taken the description that it had.
      if (before && (await isNameTaken(row.kind, before.description, id))) continue
      if (before) row.take(before)
      else row.merge({ archivedAt: DateTime.now(), archivedBy })
      await row.merge({ version: version + 1 }).save()
      restored++
    }
    return { restored, kept: written.length - restored }
  }
}
