import type { Company, PackageInput } from '@/api/types'

const FULL_TIME_HOURS = 38

/** A package before anything is decided: full time, single, no children, today's law, the company's joint committee. */
export function blankPackage(company: Company): Omit<PackageInput, 'nomFonction' | 'packageCategory'> {
  return {
    packageType: 'FIX',
    date: today(),
    worker: {
      etatCivil: 'celibataire',
      conjointTravaille: false,
      revenusConjoint: 'AUCUN',
      enfantsACharge: 0,
      enfantsHandicapes: 0,
      parentIsole: false,
      handicape: false,
      conjointHandicape: false,
      autresPersonnesACharge: 0,
      ascendantsACharge: 0,
    },
    package: {
      packageType: 'FIX',
      computeModelConfig: { commissionParitaire: company.commissionParitaire, employmentType: 'EMPLOYE' },
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
