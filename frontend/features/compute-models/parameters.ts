import { DEFAULTS } from '#modules/compute/pure'
import type { ModelSettings } from '@/api/compute-model-configs'
import { lawFigure, type LawFigure } from '@/lib/law-figure'

type Key = keyof ModelSettings

/** One thing a company may set, and what stands in where it sets nothing. */
export interface ParameterSpec {
  key: Key
  kind: 'hours' | 'months' | 'euros' | 'percent' | 'days' | 'category' | 'switch'
  /** The figure of the law that stands in for CP 200; of other committees none is known here. */
  law?: string
  /** What stands in where it is no figure of a committee, and the id of the text that says whose it is. */
  usual?: { value: number; source: string }
  /** Overrides whether there is such a premium at all. */
  flag?: Key
  /** Only workers under a joint committee have it. */
  ofCommittee?: true
}

const WEEK = DEFAULTS['package.regimeDenominateur']
const VOUCHER_DAYS = DEFAULTS['package.computeModelConfig.joursChequesRepas']

/** Every parameter a company may set, in the order of the screen. */
export const PARAMETERS: readonly ParameterSpec[] = [
  { key: 'heuresSemaine', kind: 'hours', usual: { value: WEEK, source: 'week' } },
  {
    key: 'primeFinAnneeMois',
    kind: 'months',
    law: 'commission200.primeFinAnneeMois',
    flag: 'hasPrimeFinAnnee',
    ofCommittee: true,
  },
  {
    key: 'primeSectorielle',
    kind: 'euros',
    law: 'commission200.primeSectorielle',
    flag: 'hasPrimeSectorielle',
    ofCommittee: true,
  },
  { key: 'fondsTaux', kind: 'percent', law: 'cotisations.fondsCp200', ofCommittee: true },
  { key: 'assuranceLoiTaux', kind: 'percent' },
  {
    key: 'hasPeculeAtns',
    kind: 'switch',
    usual: { value: 1, source: 'pecule' },
    ofCommittee: true,
  },
  { key: 'joursChequesRepas', kind: 'days', usual: { value: VOUCHER_DAYS, source: 'vouchers' } },
  { key: 'categorieReduction', kind: 'category', usual: { value: 1, source: 'category' } },
]

export const EMPLOYMENT_TYPES = ['EMPLOYE', 'OUVRIER', 'CONTRACTOR', 'INTERN'] as const
/** What a switch says: counted unless told. */
export const SWITCH = ['true', 'false'] as const
export const CATEGORIES = ['1', '2', '3', '3BIS'] as const

/** What stands in for a parameter that is not set; null where nothing is known. */
export function legalDefault(
  { law }: ParameterSpec,
  { commissionParitaire, employmentType }: ModelSettings,
  day: string
): LawFigure | null {
  const underCp200 =
    commissionParitaire === 'BECP200' &&
    (employmentType === 'EMPLOYE' || employmentType === 'OUVRIER')
  return law && underCp200 ? lawFigure(law, day) : null
}

/** Whether a worker of this kind of work has a joint committee. */
export function hasCommittee({ employmentType }: ModelSettings): boolean {
  return employmentType === 'EMPLOYE' || employmentType === 'OUVRIER'
}
