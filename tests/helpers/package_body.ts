/** The package that the README begins with: 3,000 € gross, single, no children. */
export const HEADLINE = {
  nomFonction: 'Développeur senior',
  packageType: 'FIX',
  packageCategory: 'SIMULATION',
  date: '2026-09-01',
  worker: { etatCivil: 'celibataire', conjointTravaille: false, enfantsACharge: 0 },
  package: {
    computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    salaireBrut: 3000,
    regimeNumerateur: 38,
    regimeDenominateur: 38,
  },
}

/** A new petrol hybrid of 50,000 € that emits 45 g; whether it is a false one is not told. */
export const HYBRID = {
  hasVoitureSociete: true,
  energieVS: 'HYBRIDE_ESSENCE',
  co2VS: 45,
  valeurVS: 50_000,
  tcoMensuelVS: 800,
} as const

/** A body for POST /api/packages, changed at the top level and inside `package`. */
export function packageBody(
  changes: Record<string, unknown> = {},
  fields: Record<string, unknown> = {}
) {
  return { ...HEADLINE, ...changes, package: { ...HEADLINE.package, ...fields } }
}
