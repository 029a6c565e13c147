import type { MenageFields, Region } from '#modules/compute/pure'
import { Failure } from '#cli/lib/failure'
import { count, euros, percent } from '#cli/lib/typed_numbers'

export const REGION_NAMES = {
  brussels: 'BRUXELLES',
  flanders: 'FLANDRE',
  wallonia: 'WALLONIE',
} as const satisfies Record<string, Region>
export type RegionName = keyof typeof REGION_NAMES

/** What is typed of the household that is assessed. */
export interface TypedHousehold {
  municipalRate?: string
  region?: RegionName
  spouseIncome?: string
  spouseTax?: string
  underThree?: string
}

/** The option that a path of the engine was typed as. */
export const HOUSEHOLD_OPTIONS: Readonly<Record<string, string>> = {
  'menage': '--municipal-rate',
  'menage.tauxCommunal': '--municipal-rate',
  'menage.region': '--region',
  'menage.revenuConjoint': '--spouse-income',
  'menage.precompteConjoint': '--spouse-tax',
  'menage.enfantsMoinsDeTrois': '--under-three',
}

const OPTION_OF: Readonly<Record<keyof TypedHousehold, string>> = {
  municipalRate: '--municipal-rate',
  region: '--region',
  spouseIncome: '--spouse-income',
  spouseTax: '--spouse-tax',
  underThree: '--under-three',
}

/**
 * The household that the options say; what is missing is for the engine to refuse.
 * @throws Failure where one cannot be read
 */
export function householdOf(typed: TypedHousehold): Partial<MenageFields> {
  const { municipalRate, region, spouseIncome, spouseTax, underThree } = typed
  return {
    ...(municipalRate !== undefined && {
      tauxCommunal: percent('--municipal-rate', municipalRate),
    }),
    ...(region !== undefined && { region: REGION_NAMES[region] }),
    ...(spouseIncome !== undefined && { revenuConjoint: euros('--spouse-income', spouseIncome) }),
    ...(spouseTax !== undefined && { precompteConjoint: euros('--spouse-tax', spouseTax) }),
    ...(underThree !== undefined && { enfantsMoinsDeTrois: count('--under-three', underThree) }),
  }
}

/**
 * Options of the year's tax say nothing without it.
 * @throws Failure
 */
export function refuseHousehold(typed: TypedHousehold): void {
  for (const [key, option] of Object.entries(OPTION_OF))
    if (typed[key as keyof TypedHousehold] !== undefined)
      throw new Failure(`${option} goes with --year-tax`)
}
