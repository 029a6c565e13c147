import { ligne } from './ligne.ts'

/** CIR 92, art. 296: paid back above zero, to be paid below. */
export const soldeDirigeant = ligne(
  'soldeDirigeant',
  { formula: 'precompteDirigeant − impotDirigeant' },
  (c) => c.precompteDirigeant - c.impotDirigeant
)

/** What stays with the director: the net year and the rent, less contributions, settled with the tax. */
export const resteDirigeant = ligne(
  'resteDirigeant',
  { formula: 'netPackage + loyer − cotisationsPersonnelles + soldeDirigeant', total: true },
  (c) => c.netPackage + c.loyer - c.cotisationsPersonnelles + c.soldeDirigeant
)

/** What the director costs the company in the year. */
export const coutSociete = ligne(
  'coutSociete',
  { formula: 'coutPackage + cotisationsSociete + loyer', total: true },
  (c) => c.coutPackage + c.cotisationsSociete + c.loyer
)
