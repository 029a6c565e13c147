import { compute, sameLaw } from '#modules/compute/pure'
import type { FrozenPackage } from '../queries/frozen_package.ts'
import { sortedJson } from './attachment.ts'

/**
 * The pay of a contract as it can be computed again: gross pay of a month for its hours, joint committee and status, the
 * pay of an hour that the law makes of it, and the law set. It says no more than the contract's own pages: nothing of the
 * worker's family, no net pay, no cost of the employer.
 *
 * @returns null where the law as it is known now gives other figures than the contract has
 */
export function payComputation({
  date,
  package: fields,
  compute: figures,
  lawset,
}: Pick<FrozenPackage, 'date' | 'package' | 'compute' | 'lawset'>): string | null {
  const { salaireBrut, salaireBrutHoraire } = figures.remuneration.remunerationMensuelle
  const { employmentType, commissionParitaire } = fields.computeModelConfig
  const { regimeNumerateur, regimeDenominateur } = fields
  const request = {
    date,
    package: {
      // With its choices made, a package with choices is one without.
      packageType: 'FIX',
      salaireBrut,
      computeModelConfig: {
        employmentType,
        ...(commissionParitaire ? { commissionParitaire } : {}),
      },
      ...(regimeNumerateur === undefined ? {} : { regimeNumerateur }),
      ...(regimeDenominateur === undefined ? {} : { regimeDenominateur }),
    },
  }
  const again = compute(request)
  if (!again.ok) return null
  const now = again.answer.compute.remuneration.remunerationMensuelle
  const isAsAgreed =
    now.salaireBrut === salaireBrut && now.salaireBrutHoraire === salaireBrutHoraire
  if (sameLaw(again.answer.lawset, lawset) && !isAsAgreed) return null
  const shown = { remuneration: { remunerationMensuelle: { salaireBrut, salaireBrutHoraire } } }
  return sortedJson({ request, answer: { lawset, compute: shown } })
}
