/** What of a company, as it is answered, may be sent back to change it. */
const CHANGEABLE = [
  'version',
  'name',
  'mainColor',
  'language',
  'numeroEntreprise',
  'street',
  'postalCode',
  'city',
  'effectif',
  'assuranceLoiTaux',
  'commissionParitaire',
]

export function companyChanges(answer: Record<string, unknown>): Record<string, any> {
  return Object.fromEntries(CHANGEABLE.map((name) => [name, answer[name]]))
}
