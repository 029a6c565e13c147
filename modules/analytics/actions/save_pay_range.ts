import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { KeptRange } from '../domain/placed.ts'

type SavePayRangeInput = Omit<KeptRange, 'level'> & { level?: string }

/** Keeps the range of a function and level; one that is there already is put in its place. */
export class SavePayRange {
  static async handle(
    scope: Scope,
    { nomFonction, level = '', minimum, midpoint, maximum }: SavePayRangeInput
  ): Promise<Result<KeptRange & { id: string }>> {
    if (!(minimum < midpoint && midpoint < maximum)) return fail('E_PAY_RANGE_ORDER')
    const { rows } = await scope.trx.rawQuery(
      `insert into pay_ranges (nom_fonction, level, minimum, midpoint, maximum) values (?, ?, ?, ?, ?)
       on conflict (company_id, lower(nom_fonction), lower(level))
       do update set minimum = excluded.minimum, midpoint = excluded.midpoint, maximum = excluded.maximum,
         updated_at = now()
       returning id`,
      [nomFonction, level, minimum, midpoint, maximum]
    )
    const { id } = rows[0]
    await record(scope, 'pay_range.saved', { type: 'pay_range', id }, {})
    return ok({ id, nomFonction, level, minimum, midpoint, maximum })
  }
}
