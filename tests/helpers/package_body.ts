/** The package of the product's first promise: 3,000 € gross, single, no children. */
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

/** A body for POST /api/packages, changed at the top level and inside `package`. */
export function packageBody(
  changes: Record<string, unknown> = {},
  fields: Record<string, unknown> = {}
) {
  return { ...HEADLINE, ...changes, package: { ...HEADLINE.package, ...fields } }
}
