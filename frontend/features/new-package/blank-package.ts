import { FULL_TIME_HOURS, WORKER_DEFAULTS, type Company, type PackageInput } from '@/api/types'

/** A package before anything is decided: full time, single, no children, today's law, the company's joint committee. */
export function blankPackage(
  company: Company
): Omit<PackageInput, 'nomFonction' | 'packageCategory'> {
  const { commissionParitaire } = company
  return {
    packageType: 'FIX',
    date: today(),
    worker: { ...WORKER_DEFAULTS },
    package: {
      packageType: 'FIX',
      computeModelConfig: {
        ...(commissionParitaire ? { commissionParitaire } : {}),
        employmentType: 'EMPLOYE',
      },
      salaireBrut: 0,
      regimeNumerateur: FULL_TIME_HOURS,
      regimeDenominateur: FULL_TIME_HOURS,
    },
  }
}

/** The calendar day in Belgium, whose law applies. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(new Date())
}
