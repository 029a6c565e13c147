import type { EuroPart } from '#modules/compute/pure'
import type { CostPart } from '@/lib/pay/cash-flow-grid'
import type { Tone } from '@/lib/pay/staircase'

/** The colours of what is pictured, one meaning each (styles/app.css). */
export const TONES: Record<Tone, string> = {
  total: 'bg-ink-soft',
  net: 'bg-flow-net',
  fixed: 'bg-data-fixed',
  costs: 'bg-data-costs',
  variable: 'bg-data-variable',
  benefits: 'bg-data-benefits',
  withheld: 'bg-flow-withheld',
  employer: 'bg-flow-employer',
}

/** The parts of the employer's cost. */
export const PART_TONES: Record<CostPart, string> = {
  remunerationsFixes: TONES.fixed,
  frais: TONES.costs,
  remunerationsVariables: TONES.variable,
  avantages: TONES.benefits,
}

/** Where one euro of it goes. */
export const EURO_TONES: Record<EuroPart, string> = {
  worker: TONES.net,
  inKind: TONES.benefits,
  workerLevies: TONES.withheld,
  employerLevies: TONES.employer,
}
