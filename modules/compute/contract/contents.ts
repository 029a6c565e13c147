import type { AmountLine, CoutEmployeur } from './types.ts'

/** The four parts in which a package is read; those of the employer's cost, and the extras. */
export const CONTENT_GROUPS = ['avantages', 'frais', 'remunerationsVariables', 'extras'] as const
export type ContentGroup = (typeof CONTENT_GROUPS)[number]

/** The parts in which a package is put together, in the order of the editor and of the paper. */
export const CONTENT_SECTIONS = [
  'variable',
  'mobility',
  'devices',
  'insurance',
  'vouchers',
  'costs',
  'extras',
] as const
export type ContentSection = (typeof CONTENT_SECTIONS)[number]

/** What an amount or a count is of. */
export type ContentUnit =
  | 'month'
  | 'year'
  | 'piece'
  | 'euros'
  | 'days'
  | 'perMonthDays'
  | 'units'
  | 'years'
  | 'km'
  | 'grams'
  | 'kwh'

/** A field that says more of a content: an amount or count with its unit, a word of few, or a yes. */
export interface ContentDetail {
  readonly name: string
  readonly value: number | string | true
  readonly unit?: ContentUnit
  /** What the company calls it, where it is one of a list. */
  readonly label?: string
}

/** One line of the list that a FLEX package offers. */
export interface ContentOption {
  readonly description?: string
  readonly value: number
  readonly unit: ContentUnit
  readonly maxUnits?: number
}

/** One thing that a package holds or offers. */
export interface Content {
  readonly name: string
  readonly section: ContentSection
  /** As the person gave it; absent for what has no value of its own. */
  readonly value?: number
  readonly unit: ContentUnit
  /** `PERCENT_BASE` or `PERCENT_TOTAL` where the value is a percentage. */
  readonly percentOf?: string
  readonly description?: string
  /** EUR a year for the employer, as the engine has it. */
  readonly cost?: number
  /** A choice of a FLEX package, and whether it must be made. */
  readonly choice?: 'offered' | 'compulsory'
  /** Whether the worker has it. */
  readonly has: boolean
  readonly details: readonly ContentDetail[]
  /** What a FLEX package lets the worker choose from; empty where there is no list. */
  readonly options: readonly ContentOption[]
  /** How far a choice reaches that is a number. */
  readonly range?: { readonly min: number; readonly max: number }
}

type Fields = Readonly<Record<string, unknown>>

/** One thing a package may hold, as it is read. */
interface Item {
  readonly name: string
  readonly group: ContentGroup
  readonly section: ContentSection
  readonly unit: ContentUnit
  /** The field of its value; the one of its own name unless told. */
  readonly value?: string
  /** The field that describes it. */
  readonly description?: string
  /** Its line in the employer's cost; the one of its own name unless told. */
  readonly cost?: string
  readonly details?: readonly string[]
  /** The fields of the least and the most that can be chosen; 0 where the least has none. */
  readonly range?: readonly [string | null, string]
}

/** Every benefit, expense, variable pay and extra: a new one is a line here, and its words. */
// prettier-ignore
const ITEMS: readonly Item[] = [
  { name: 'voitureSociete', group: 'avantages', section: 'mobility', value: 'tcoMensuelVS', unit: 'month', description: 'descriptionVS', details: ['energieVS', 'co2VS', 'nonRechargeableVS', 'batterieVS', 'co2EquivalentVS', 'euro6eBisVS', 'valeurVS', 'contributionVS'] },
  { name: 'carteEssence', group: 'avantages', section: 'mobility', unit: 'month', description: 'descriptionCarteEssence', range: ['carteEssenceMin', 'carteEssenceMax'] },
  { name: 'budgetMobilite', group: 'avantages', section: 'mobility', unit: 'year', cost: 'budgetMobiliteSolde', details: ['budgetMobiliteHasPilier1', 'energieHorsTcoVS', 'budgetMobilitePilier2', 'budgetMobiliteSoldePilier3'] },
  { name: 'velo', group: 'avantages', section: 'mobility', value: 'tcoMensuelVelo', unit: 'month', description: 'descriptionVelo' },
  { name: 'telephone', group: 'avantages', section: 'devices', unit: 'month', description: 'descriptionTelephone' },
  { name: 'telephonePlan', group: 'avantages', section: 'devices', unit: 'month', description: 'descriptionTelephonePlan' },
  { name: 'laptop', group: 'avantages', section: 'devices', unit: 'month', description: 'descriptionLaptop' },
  { name: 'chauffage', group: 'avantages', section: 'extras', unit: 'month', details: ['logementPersonnel'] },
  { name: 'electricite', group: 'avantages', section: 'extras', unit: 'month', details: ['logementPersonnel'] },
  { name: 'assuranceGroupe', group: 'avantages', section: 'insurance', unit: 'year', details: ['cotisationAG'] },
  { name: 'assuranceHospitalisation', group: 'avantages', section: 'insurance', unit: 'year', details: ['cotisationAH'] },
  { name: 'extensionAssurance', group: 'avantages', section: 'insurance', unit: 'year' },
  { name: 'chequeRepas', group: 'avantages', section: 'vouchers', unit: 'piece', cost: 'chequesRepas', details: ['quotePartChequeRepas'] },
  { name: 'ecoCheques', group: 'avantages', section: 'vouchers', unit: 'year' },
  { name: 'chequeSportCulture', group: 'avantages', section: 'vouchers', unit: 'year' },
  { name: 'chequeCadeau', group: 'avantages', section: 'vouchers', unit: 'year' },
  { name: 'joursConge', group: 'avantages', section: 'extras', unit: 'days', range: [null, 'maxJoursConge'] },

  { name: 'fraisTransport', group: 'frais', section: 'mobility', unit: 'month', details: ['typeFraisTransport', 'distanceDomicileTravail', 'joursTransport'] },
  { name: 'teletravail', group: 'frais', section: 'costs', unit: 'month' },
  { name: 'internet', group: 'frais', section: 'devices', unit: 'month', details: ['typeInternet'] },
  { name: 'fraisRepresentation', group: 'frais', section: 'costs', unit: 'month' },
  { name: 'indemniteBYOD', group: 'frais', section: 'costs', unit: 'month' },
  { name: 'garage', group: 'frais', section: 'costs', unit: 'month' },
  { name: 'parking', group: 'frais', section: 'costs', unit: 'month' },
  { name: 'carWash', group: 'frais', section: 'costs', unit: 'month' },
  { name: 'autresFrais', group: 'frais', section: 'costs', unit: 'month' },

  { name: 'commissions', group: 'remunerationsVariables', section: 'variable', unit: 'month' },
  { name: 'bonusAnnuel', group: 'remunerationsVariables', section: 'variable', unit: 'year', details: ['bonusAnnuelCertain'] },
  { name: 'cct90', group: 'remunerationsVariables', section: 'variable', unit: 'year' },
  { name: 'warrants', group: 'remunerationsVariables', section: 'variable', unit: 'year' },
  { name: 'flexWarrants', group: 'remunerationsVariables', section: 'variable', unit: 'year', range: [null, 'maxFlexWarrants'] },
  { name: 'primeBeneficiaire', group: 'remunerationsVariables', section: 'variable', unit: 'year' },
  { name: 'stockOptions', group: 'remunerationsVariables', section: 'variable', value: 'stockOptionUnits', unit: 'units', details: ['stockOptionValue', 'stockOptionDuree', 'stockOptionReduit'], range: [null, 'maxStockOptionUnits'] },
  { name: 'epargnePension', group: 'remunerationsVariables', section: 'variable', unit: 'year' },
  { name: 'droitsAuteur', group: 'remunerationsVariables', section: 'variable', unit: 'month', details: ['droitsAuteurIT'] },

  { name: 'allocationsExtra', group: 'extras', section: 'extras', unit: 'month' },
]

/**
 * What these are worth to the worker is a benefit in kind; the amount that stands there is what the employer pays, and
 * candidates are told it only where the company shows its cost.
 */
export const COSTS_OF_EMPLOYER: readonly string[] = [
  'voitureSociete',
  'velo',
  'telephone',
  'telephonePlan',
  'laptop',
  'chauffage',
  'electricite',
]

/** The unit of a detail that is a number. */
const DETAIL_UNITS: Readonly<Record<string, ContentUnit>> = {
  co2VS: 'grams',
  batterieVS: 'kwh',
  co2EquivalentVS: 'grams',
  valeurVS: 'euros',
  contributionVS: 'month',
  energieHorsTcoVS: 'month',
  budgetMobilitePilier2: 'month',
  cotisationAG: 'month',
  cotisationAH: 'month',
  quotePartChequeRepas: 'piece',
  distanceDomicileTravail: 'km',
  joursTransport: 'perMonthDays',
  stockOptionValue: 'euros',
  stockOptionDuree: 'years',
}
/** Details under a switch of their own. */
const SWITCHES: Readonly<Record<string, string>> = {
  cotisationAG: 'hasCotisationAG',
  cotisationAH: 'hasCotisationAH',
}

/** What a package holds of a group: what is had, and in a FLEX package what is on offer. */
export function contentsOf(
  group: ContentGroup,
  fields: object,
  figures: { readonly coutEmployeur: CoutEmployeur }
): Content[] {
  const items = ITEMS.filter((item) => item.group === group)
  const contents = read(items, fields as Fields, figures.coutEmployeur)
  return group === 'extras' ? [...contents, ...extrasOf(fields as Fields)] : contents
}

/** The same of a section. */
export function contentsOfSection(
  section: ContentSection,
  fields: object,
  figures: { readonly coutEmployeur: CoutEmployeur }
): Content[] {
  const items = ITEMS.filter((item) => item.section === section)
  const contents = read(items, fields as Fields, figures.coutEmployeur)
  return section === 'extras' ? [...contents, ...extrasOf(fields as Fields)] : contents
}

function read(items: readonly Item[], fields: Fields, cost: CoutEmployeur): Content[] {
  const lines = [...cost.avantages, ...cost.frais, ...cost.remunerationsVariables]
  return items.flatMap((item): Content[] => {
    const flag = item.name[0].toUpperCase() + item.name.slice(1)
    const has = fields[`has${flag}`] === true
    const offered = fields.packageType === 'FLEX' && fields[`can${flag}`] === true
    if (!has && !offered) return []
    const typed = fields[`${item.name}InputType`]
    return [
      {
        name: item.name,
        section: item.section,
        has,
        unit: item.unit,
        value: numberOf(fields[item.value ?? item.name]),
        percentOf: typed === 'PERCENT_BASE' || typed === 'PERCENT_TOTAL' ? typed : undefined,
        description: has ? textOf(item.description && fields[item.description]) : undefined,
        cost: costOf(lines, item.cost ?? item.name),
        choice: offered
          ? fields[`mustHave${flag}`] === true
            ? 'compulsory'
            : 'offered'
          : undefined,
        details: has ? detailsOf(item, fields) : [],
        options: offered ? optionsOf(item.name, fields) : [],
        range: offered ? rangeOf(item, fields) : undefined,
      },
    ]
  })
}

function detailsOf({ name, details = [] }: Item, fields: Fields): ContentDetail[] {
  const own = details.flatMap((detail): ContentDetail[] => {
    const value = fields[detail]
    const off = SWITCHES[detail] !== undefined && fields[SWITCHES[detail]] !== true
    if (off || value === undefined || value === null || value === false) return []
    if (value === 0 || value === '') return []
    return [{ name: detail, value: value as ContentDetail['value'], unit: DETAIL_UNITS[detail] }]
  })
  return name === 'extensionAssurance' ? [...own, ...selectionsOf(fields)] : own
}

/** The extensions that were chosen, each with its premium of the year. */
function selectionsOf(fields: Fields): ContentDetail[] {
  return entries(fields.extensionAssuranceSelections).map(({ description, valeur, units }) => ({
    name: 'extensionAssuranceSelections',
    label: textOf(description),
    value: (numberOf(valeur) ?? 0) * (numberOf(units) ?? 1),
    unit: 'year',
  }))
}

function optionsOf(name: string, fields: Fields): ContentOption[] {
  const unit = name === 'extensionAssurance' ? 'year' : 'month'
  return entries(fields[`${name}Options`]).map(({ description, tcoMensuel, valeur, maxUnits }) => ({
    description: textOf(description),
    value: numberOf(tcoMensuel) ?? numberOf(valeur) ?? 0,
    unit,
    maxUnits: numberOf(maxUnits),
  }))
}

function rangeOf({ range }: Item, fields: Fields): Content['range'] {
  const max = range && numberOf(fields[range[1]])
  if (!range || max === undefined) return undefined
  return { min: (range[0] && numberOf(fields[range[0]])) || 0, max }
}

function extrasOf(fields: Fields): Content[] {
  if (fields.hasPackageExtras !== true) return []
  return entries(fields.packageExtras).map(({ description, workerAmount, type }) => ({
    name: 'packageExtras',
    section: 'extras',
    has: true,
    unit: 'month',
    value: numberOf(workerAmount),
    description: textOf(description),
    details: typeof type === 'string' ? [{ name: 'type', value: type }] : [],
    options: [],
  }))
}

function entries(value: unknown): Fields[] {
  return Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'object' && entry !== null)
    : []
}

function costOf(lines: readonly AmountLine[], name: string): number | undefined {
  return lines.find(({ key }) => key === name)?.amount
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
