import type { ComputeAnswer, PackageFields } from '#modules/compute/pure'
import type { ChoiceProblem } from './choose_benefits.ts'

/** What keeps a flexible offer from being accepted: choices that are still to be made, and pay below the least. */
export function acceptanceProblems(
  fields: PackageFields,
  { flex, minimumBrut }: Pick<ComputeAnswer, 'flex' | 'minimumBrut'>
): ChoiceProblem[] {
  const missing = (flex?.manquants ?? []).map((benefit): ChoiceProblem => {
    const flag = `has${benefit[0].toUpperCase()}${benefit.slice(1)}`
    // Chosen, and still missing: what is chosen is not on offer.
    const chosen = (fields as unknown as Record<string, unknown>)[flag] === true
    const path = `package.${flag}`
    return chosen
      ? { path, code: 'missing_extensions' }
      : { path, code: 'missing', params: { benefit } }
  })
  const tooLow: ChoiceProblem[] =
    minimumBrut?.respecte === false
      ? [
          {
            path: 'package.salaireBrut',
            code: 'below_minimum',
            params: { minimum: minimumBrut.minimum },
          },
        ]
      : []
  return [...missing, ...tooLow]
}
