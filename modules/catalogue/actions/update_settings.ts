import { errorText, validate } from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import BenefitSetting from '../models/benefit_setting.ts'
import { findSettings, type BenefitSettings } from '../queries/find_settings.ts'

const BOUNDS = ['budgetMobiliteMinimum', 'budgetMobiliteMaximum'] as const

/** Changes what packages offer and the mobility policy; the bounds of the law hold for the company's too. */
export class UpdateSettings {
  static async handle(scope: Scope, input: BenefitSettings): Promise<Result<BenefitSettings>> {
    const row = (await BenefitSetting.query().forUpdate().first()) ?? new BenefitSetting()
    if ((row.version ?? 0) !== input.version) return fail('E_STALE_VERSION')
    const problems = beyondTheLaw(input, scope.locale)
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    const before = await findSettings(scope)
    const text = (value: number | null) => (value === null ? null : String(value))
    await row
      .merge({
        shown: input.shown,
        budgetMobiliteMinimum: text(input.budgetMobiliteMinimum),
        budgetMobiliteMaximum: text(input.budgetMobiliteMaximum),
        piliers: [...input.piliers].sort(),
        version: input.version + 1,
      })
      .save()
    const after = await findSettings(scope)
    const changed = (['shown', ...BOUNDS, 'piliers'] as const).filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])
    )
    const company = { type: 'company', id: scope.companyId }
    await record(scope, 'benefit.settings_changed', company, { changed })
    return ok(after)
  }
}

/** The engine is asked about a budget of each bound; a lowest above the highest is no range. */
function beyondTheLaw(input: BenefitSettings, locale: Locale): FieldProblem[] {
  return BOUNDS.flatMap((bound) => {
    const amount = input[bound]
    if (amount === null) return []
    const errors = [
      ...validate({
        date: today(),
        package: {
          computeModelConfig: { employmentType: 'EMPLOYE' },
          salaireBrut: 5000,
          hasBudgetMobilite: true,
          budgetMobilite: amount,
        },
      }),
    ]
    const lowest = input.budgetMobiliteMinimum
    if (errors.length === 0 && bound === 'budgetMobiliteMaximum' && amount < (lowest ?? 0))
      errors.push({
        code: 'out_of_range',
        path: bound,
        params: { min: lowest!, max: amount, unit: 'EUR' },
      })
    return errors.map((error) => ({
      path: bound,
      code: error.code,
      message: errorText(error, locale),
    }))
  })
}
