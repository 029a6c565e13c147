import { share, type Cents, type Ppm } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { ligne } from './ligne.ts'
import type { VoitureSheet } from './sheet.ts'

/** CIR 92, art. 215: the corporate tax on what is not deducted. */
export const impotDepensesVoiture = ligne(
  'impotDepensesVoiture',
  {
    formula:
      'depensesVoiture × (depensesNonAdmises.impotSocietes, or deductibiliteVoiture.impotReduit with tauxReduit)',
    rounding: 'cent',
  },
  (c, law) => share(c.depensesVoiture, impot(c, law))
)

/** AR du 10 septembre 2023: what the employer bears, the tax on what is not deducted with it. */
export const coutVoiture = ligne(
  'coutVoiture',
  {
    formula: 'fraisVoiture + cotisationCo2Voiture − contributionVoiture + impotDepensesVoiture',
    total: true,
  },
  (c) => charges(c) + c.impotDepensesVoiture
)

/** CIR 92, art. 215: what its deducted costs save the company, the CO2 contribution whole. */
export const economieImpot = ligne(
  'economieImpot',
  {
    formula:
      '(fraisVoiture + cotisationCo2Voiture − contributionVoiture) × (depensesNonAdmises.impotSocietes, or deductibiliteVoiture.impotReduit with tauxReduit)',
    rounding: 'cent',
  },
  (c, law) => share(charges(c), impot(c, law))
)

export const coutApresImpot = ligne(
  'coutApresImpot',
  { formula: 'coutVoiture − economieImpot', total: true },
  (c) => c.coutVoiture - c.economieImpot
)

function charges(c: VoitureSheet): Cents {
  return c.fraisVoiture + c.cotisationCo2Voiture - c.contributionVoiture
}

function impot(c: VoitureSheet, { depensesNonAdmises, deductibiliteVoiture }: WholeLaw): Ppm {
  return c.tauxReduit === 1 ? deductibiliteVoiture.impotReduit : depensesNonAdmises.impotSocietes
}
