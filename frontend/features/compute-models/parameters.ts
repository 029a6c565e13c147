import { DEFAULTS, listedCommittee, type ListedCommittee, type ListedFact } from '#modules/compute/pure'
import type { ModelSettings } from '@/api/compute-model-configs'
import { lawFigure, type LawFigure } from '@/lib/law-figure'

type Key = keyof ModelSettings

/** One thing a company may set, and what stands in where it sets nothing. */
export interface ParameterSpec {
  key: Key
  kind:
    | 'hours'
    | 'months'
    | 'euros'
    | 'percent'
    | 'days'
    | 'category'
    | 'switch'
    | 'payer'
    | 'employerCategory'
  /** The figure of the law that stands in for CP 200. */
  law?: string
  /** What stands in for another committee, where it is known: one of its facts, or a rate of its employer category. */
  fact?: ListedFact['key']
  rate?: 'fonds' | 'pension'
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
  {
    key: 'heuresSemaine',
    kind: 'hours',
    usual: { value: WEEK, source: 'week' },
    fact: 'heuresSemaine',
  },
  { key: 'categorieEmployeur', kind: 'employerCategory', ofCommittee: true },
  {
    key: 'primeFinAnneeMois',
    kind: 'months',
    law: 'commission200.primeFinAnneeMois',
    fact: 'primeFinAnneeMois',
    flag: 'hasPrimeFinAnnee',
    ofCommittee: true,
  },
  { key: 'primeFinAnneeTaux', kind: 'percent', fact: 'primeFinAnneeTaux', ofCommittee: true },
  { key: 'primeFinAnneeFixe', kind: 'euros', fact: 'primeFinAnneeFixe', ofCommittee: true },
  { key: 'primeFinAnneeFonds', kind: 'payer', fact: 'primeFinAnneePayeur', ofCommittee: true },
  { key: 'primeFondsTaux', kind: 'percent', fact: 'primeFondsTaux', ofCommittee: true },
  {
    key: 'primeSectorielle',
    kind: 'euros',
    law: 'commission200.primeSectorielle',
    fact: 'primeAnnuelle',
    flag: 'hasPrimeSectorielle',
    ofCommittee: true,
  },
  {
    key: 'fondsTaux',
    kind: 'percent',
    law: 'cotisations.fondsCp200',
    rate: 'fonds',
    ofCommittee: true,
  },
  { key: 'pensionTaux', kind: 'percent', rate: 'pension', ofCommittee: true },
  { key: 'fondsForfait', kind: 'euros', ofCommittee: true },
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
/** Who pays the year-end premium: as the committee has it, a fund, the employer. */
export const PAYERS = ['none', 'true', 'false'] as const
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

/** What a committee other than CP 200 brings in place of a parameter that is not set, with the id of its figure. */
export function sectorDefault(
  { fact, rate }: ParameterSpec,
  settings: ModelSettings,
  day: string
): { id: string; law: LawFigure } | null {
  const committee = listedCommittee(settings.commissionParitaire ?? '')
  const statut = settings.employmentType
  if (!committee || committee.code === 'BECP200') return null
  if (!committee.statuts.some((each) => each === statut)) return null
  if (fact) return figureOn(committee.facts.find(({ key }) => key === fact), factId(committee, fact), day)
  if (!rate) return null
  const category = settings.categorieEmployeur ?? committee.categories[0]
  const found = committee.rates.find(
    (each) => each.category === category && each.statut === statut && each.key === rate
  )
  return figureOn(found, `categorie.${category}.${rate}`, day)
}

function factId({ code }: ListedCommittee, fact: string): string {
  return `${code.replace(/^BE/, '')}.${fact}`
}

function figureOn(
  listed: Pick<ListedFact, 'measure' | 'values'> | undefined,
  id: string,
  day: string
): { id: string; law: LawFigure } | null {
  const found = listed?.values.findLast(({ from }) => from <= day)
  if (listed === undefined || typeof found?.value !== 'number') return null
  const { value, source, confidence, from } = found
  const unit = listed.measure === 'PERCENT' ? '%' : listed.measure.startsWith('EUR') ? 'EUR' : 'count'
  return { id, law: { value, unit, source, confidence, from } }
}

/** The ONSS categories that companies of the committee are in; any of three digits where none is known. */
export function employerCategories({ commissionParitaire }: ModelSettings): readonly string[] {
  return commissionParitaire === 'BECP200'
    ? []
    : (listedCommittee(commissionParitaire ?? '')?.categories ?? [])
}

/** Whether a worker of this kind of work has a joint committee. */
export function hasCommittee({ employmentType }: ModelSettings): boolean {
  return employmentType === 'EMPLOYE' || employmentType === 'OUVRIER'
}
