import { committeeOf } from '../committees/index.ts'
import { DEFAULTS } from './defaults.ts'
import type { ComputeModelConfig, PackageFields } from './types.ts'

/** Hours a week, of the worker and at full time. */
export interface WeeklyHours {
  worked: number
  full: number
}

/** As the engine reads them: hours that a package does not tell are those of the company's full time, else of its sector. */
export function weeklyHours({
  regimeNumerateur,
  regimeDenominateur,
  computeModelConfig,
}: Pick<
  PackageFields,
  'computeModelConfig' | 'regimeNumerateur' | 'regimeDenominateur'
>): WeeklyHours {
  return {
    worked: regimeNumerateur ?? fullTimeOf(computeModelConfig),
    full: regimeDenominateur ?? fullTimeOf(computeModelConfig),
  }
}

/** Hours a week at full time: what the company sets, else what its sector was last read to have, else 38. */
export function fullTimeOf({
  heuresSemaine,
  commissionParitaire,
  employmentType,
}: Pick<ComputeModelConfig, 'heuresSemaine' | 'commissionParitaire' | 'employmentType'>): number {
  const committee = committeeOf(commissionParitaire ?? '')
  const isOf = committee?.statuts.some((statut) => statut === employmentType)
  const { heuresMoyennes, heuresSemaine: full } = (isOf && committee?.facts) || {}
  const hundredths = (heuresMoyennes ?? full)?.values.at(-1)?.value
  return heuresSemaine ?? (hundredths ? hundredths / 100 : DEFAULTS['package.regimeDenominateur'])
}

export function isPartTime({ worked, full }: WeeklyHours): boolean {
  return worked < full
}
