import { DEFAULTS } from './defaults.ts'
import type { PackageFields } from './types.ts'

/** Hours a week, of the worker and at full time. */
export interface WeeklyHours {
  worked: number
  full: number
}

/** As the engine reads them: hours that a package does not tell are those of the company's full time. */
export function weeklyHours({
  regimeNumerateur,
  regimeDenominateur,
  computeModelConfig: { heuresSemaine },
}: Pick<
  PackageFields,
  'computeModelConfig' | 'regimeNumerateur' | 'regimeDenominateur'
>): WeeklyHours {
  const fullTime = heuresSemaine ?? DEFAULTS['package.regimeDenominateur']
  return { worked: regimeNumerateur ?? fullTime, full: regimeDenominateur ?? fullTime }
}

export function isPartTime({ worked, full }: WeeklyHours): boolean {
  return worked < full
}
