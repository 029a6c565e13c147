import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import type { BenefitFields } from '../domain/benefit_kinds.ts'
import { benefitProblems } from '../domain/benefit_problems.ts'
import { changedFields } from '../domain/changed_fields.ts'
import { checkBenefit, ofItsKind } from '../domain/check_benefit.ts'
import Benefit from '../models/benefit.ts'
import { isNameTaken } from '../queries/is_name_taken.ts'

/** `version` is the one the person saw. */
export type UpdateBenefitInput = BenefitFields & { version: number }

/** Changes a benefit; packages that chose it keep what they chose. */
export class UpdateBenefit {
  static async handle(
    scope: Scope,
    id: string,
    { version, ...input }: UpdateBenefitInput
  ): Promise<Result<Benefit>> {
    const row = await Benefit.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.version !== version) return fail('E_STALE_VERSION')
    const refusals = checkBenefit(row.kind, input, today())
    if (refusals.length > 0) return fail('E_VALIDATION', benefitProblems(refusals, scope.locale))
    if (row.archivedAt === null && (await isNameTaken(row.kind, input.description, id)))
      return fail('E_NAME_TAKEN')
    const fields = ofItsKind(row.kind, input)
    const changed = changedFields(row.kind, row.fields(), fields)
    if (changed.length === 0) return ok(row)
    await row
      .take(fields)
      .merge({ version: version + 1 })
      .save()
    await record(scope, 'benefit.updated', { type: 'benefit', id }, { changed })
    return ok(row)
  }
}
