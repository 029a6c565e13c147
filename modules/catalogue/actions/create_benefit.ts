import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import type { BenefitFields, BenefitKind } from '../domain/benefit_kinds.ts'
import { benefitProblems } from '../domain/benefit_problems.ts'
import { checkBenefit, ofItsKind } from '../domain/check_benefit.ts'
import Benefit from '../models/benefit.ts'
import { isNameTaken } from '../queries/is_name_taken.ts'

/** `id` may be chosen by the client, so that a double click makes one benefit, not two. */
export type CreateBenefitInput = BenefitFields & { id?: string; kind: BenefitKind }

/** Adds a benefit at the end of its list. */
export class CreateBenefit {
  static async handle(
    scope: Scope,
    { id, kind, ...input }: CreateBenefitInput
  ): Promise<Result<Benefit>> {
    await waitForTwin(scope, id)
    const twin = id && (await Benefit.find(id))
    if (twin) return ok(twin)
    const refusals = checkBenefit(kind, input, today())
    if (refusals.length > 0) return fail('E_VALIDATION', benefitProblems(refusals, scope.locale))
    if (await isNameTaken(kind, input.description)) return fail('E_NAME_TAKEN')
    const fields = ofItsKind(kind, input)
    const newId = await insertOnce(scope, 'benefits', {
      id,
      kind,
      position: await nextPosition(scope, kind),
      description: fields.description,
      translations: JSON.stringify(fields.translations),
      in_packages: fields.inPackages,
      energie: fields.energie,
      co2: fields.co2,
      non_rechargeable: fields.nonRechargeable,
      batterie: fields.batterie,
      co2_equivalent: fields.co2Equivalent,
      euro6e_bis: fields.euro6eBis,
      valeur: fields.valeur,
      tco_mensuel: fields.tcoMensuel,
      date_immatriculation: fields.dateImmatriculation,
      carrosserie: fields.carrosserie,
      autonomie: fields.autonomie,
      puissance_charge: fields.puissanceCharge,
      eligible_budget_mobilite: fields.eligibleBudgetMobilite,
      max_units: fields.maxUnits,
    })
    if (!newId) return fail('E_CONFLICT')
    await record(scope, 'benefit.created', { type: 'benefit', id: newId }, { kind })
    return ok(await Benefit.findOrFail(newId))
  }
}

async function nextPosition(scope: Scope, kind: BenefitKind): Promise<number> {
  const [row] = await scope.trx.from('benefits').where('kind', kind).max('position as last')
  return (row.last ?? 0) + 1
}
