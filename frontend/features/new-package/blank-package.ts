import type { ModelConfig } from '@/api/compute-model-configs'
import { FULL_TIME_HOURS, WORKER_DEFAULTS, type Company, type PackageInput } from '@/api/types'
import { today } from '#modules/shared/values/days'

/**
 * A package before anything is decided: full time, single, no children, today's law, the
 * company's joint committee with what the company sets for it.
 */
export function blankPackage(
  company: Company,
  configs: readonly ModelConfig[]
): Omit<PackageInput, 'nomFonction' | 'packageCategory'> {
  const { commissionParitaire } = company
  const settings = configs.find(
    ({ computeModelConfig: each }) =>
      each.employmentType === 'EMPLOYE' &&
      (each.commissionParitaire ?? null) === commissionParitaire
  )?.computeModelConfig
  const hours = settings?.heuresSemaine ?? FULL_TIME_HOURS
  return {
    packageType: 'FIX',
    date: today(),
    worker: { ...WORKER_DEFAULTS },
    package: {
      packageType: 'FIX',
      computeModelConfig: settings ?? {
        ...(commissionParitaire ? { commissionParitaire } : {}),
        employmentType: 'EMPLOYE',
      },
      salaireBrut: 0,
      regimeNumerateur: hours,
      regimeDenominateur: hours,
    },
  }
}
