import type { BenefitKind } from '../domain/benefit_kinds.ts'
import Benefit from '../models/benefit.ts'

/** Whether another benefit of the list, not archived, is called so, whatever the case. */
export async function isNameTaken(
  kind: BenefitKind,
  description: string,
  except?: string
): Promise<boolean> {
  const twin = await Benefit.query()
    .where('kind', kind)
    .whereNull('archived_at')
    .whereRaw('lower(description) = lower(?)', [description])
    .first()
  return twin !== null && twin.id !== except
}
