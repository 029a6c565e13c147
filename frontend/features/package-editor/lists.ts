import type { DraftFields } from './draft.ts'
import {
  ENERGIES,
  hasEmission,
  isHybride,
  NAMED_LISTS,
  type Translations,
} from '#modules/compute/pure'
import type { Unit } from './fields.ts'

export type ListKey = (typeof NAMED_LISTS)[number]

/** One entry of any of the lists; which fields it has, its list says. */
export interface Entry {
  id?: string | number
  description?: string
  translations?: Translations
  energie?: string
  co2?: number
  nonRechargeable?: boolean
  batterie?: number
  co2Equivalent?: number
  euro6eBis?: boolean
  valeur?: number
  tcoMensuel?: number
  eligibleBudgetMobilite?: boolean
  units?: number
  maxUnits?: number
  companyAssuranceExtensionId?: string | number
  type?: string
  workerAmount?: number
  employerAmount?: number
}
type EntryKey = keyof Entry

export interface ColumnSpec {
  key: EntryKey
  kind: 'amount' | 'count' | 'text' | 'choice' | 'flag'
  unit?: Unit
  choices?: readonly string[]
  /** What stands there when an entry is added. */
  usual?: number | string | boolean
  required?: true
  /** In the form only, not in the table. */
  hidden?: true
  /** The field of the package whose name it has; `column_…` unless told. */
  named?: string
  /** Asked only then. */
  when?: (entry: Entry) => boolean
}

export interface ListSpec {
  columns: readonly ColumnSpec[]
  /** The table has the benefit in kind of each car. */
  atn?: true
  /** What choosing an entry writes on the package; absent where entries are no choices. */
  choose?: (entry: Entry, fields: DraftFields) => Partial<DraftFields>
  /** Whether an entry is the one chosen. */
  isChosen?: (entry: Entry, fields: DraftFields) => boolean
}

const description = { key: 'description', kind: 'text', required: true } as const
const emits = ({ energie }: Entry) => hasEmission(energie)
const isHybrid = ({ energie }: Entry) => isHybride(energie)
const isPlugIn = (car: Entry) => isHybrid(car) && car.nonRechargeable !== true
const EXTRA_TYPES = ['BRUT_IMPOSABLE', 'AVANTAGE', 'NET', 'VOLONTARIAT_FISCAL'] as const

/** A device is its value and its description. */
function device(
  benefit: 'telephone' | 'telephonePlan' | 'laptop',
  text: 'descriptionTelephone' | 'descriptionTelephonePlan' | 'descriptionLaptop',
  names: 'translationsTelephone' | 'translationsTelephonePlan' | 'translationsLaptop',
  has: 'hasTelephone' | 'hasTelephonePlan' | 'hasLaptop'
): ListSpec {
  return {
    columns: [
      description,
      { key: 'valeur', kind: 'amount', unit: 'month', usual: 20, required: true },
    ],
    choose: (entry) => ({
      [has]: true,
      [benefit]: entry.valeur,
      [text]: entry.description,
      [names]: entry.translations ?? null,
    }),
    isChosen: (entry, fields) =>
      fields[has] === true &&
      fields[benefit] === entry.valeur &&
      fields[text] === entry.description,
  }
}

/** What each list holds: a new list is an entry here, and its words. */
export const LISTS: Readonly<Record<ListKey, ListSpec>> = {
  voitureSocieteOptions: {
    columns: [
      description,
      { key: 'energie', kind: 'choice', choices: ENERGIES, usual: 'ELECTRIQUE', required: true },
      { key: 'co2', kind: 'count', unit: 'grams', required: true, hidden: true, when: emits },
      {
        key: 'nonRechargeable',
        named: 'nonRechargeableVS',
        kind: 'flag',
        hidden: true,
        when: isHybrid,
      },
      {
        key: 'batterie',
        named: 'batterieVS',
        kind: 'amount',
        unit: 'kwh',
        hidden: true,
        when: isPlugIn,
      },
      {
        key: 'co2Equivalent',
        named: 'co2EquivalentVS',
        kind: 'count',
        unit: 'grams',
        hidden: true,
        when: isPlugIn,
      },
      { key: 'euro6eBis', named: 'euro6eBisVS', kind: 'flag', hidden: true, when: isPlugIn },
      { key: 'valeur', kind: 'amount', usual: 42_000, required: true, hidden: true },
      { key: 'tcoMensuel', kind: 'amount', unit: 'month', usual: 750, required: true },
      { key: 'eligibleBudgetMobilite', kind: 'flag', hidden: true },
    ],
    atn: true,
    choose: (entry) => ({ hasVoitureSociete: true, ...carOf(entry) }),
    isChosen: (entry, fields) => fields.hasVoitureSociete === true && isCar(entry, fields),
  },
  veloOptions: {
    columns: [
      description,
      { key: 'tcoMensuel', kind: 'amount', unit: 'month', usual: 80, required: true },
    ],
    choose: (entry) => ({
      hasVelo: true,
      descriptionVelo: entry.description,
      translationsVelo: entry.translations ?? null,
      tcoMensuelVelo: entry.tcoMensuel,
    }),
    isChosen: (entry, fields) =>
      fields.hasVelo === true &&
      fields.tcoMensuelVelo === entry.tcoMensuel &&
      fields.descriptionVelo === entry.description,
  },
  telephoneOptions: device(
    'telephone',
    'descriptionTelephone',
    'translationsTelephone',
    'hasTelephone'
  ),
  telephonePlanOptions: device(
    'telephonePlan',
    'descriptionTelephonePlan',
    'translationsTelephonePlan',
    'hasTelephonePlan'
  ),
  laptopOptions: device('laptop', 'descriptionLaptop', 'translationsLaptop', 'hasLaptop'),
  extensionAssuranceOptions: {
    columns: [
      description,
      { key: 'valeur', kind: 'amount', unit: 'year', usual: 100, required: true },
      { key: 'maxUnits', kind: 'count', unit: 'units' },
    ],
    choose: (entry, { extensionAssuranceSelections }) => ({
      hasExtensionAssurance: true,
      extensionAssurance: null,
      extensionAssuranceSelections: toggled(entry, extensionAssuranceSelections ?? []) as never,
    }),
    isChosen: (entry, fields) =>
      (fields.extensionAssuranceSelections ?? []).some((chosen) => isOption(chosen, entry)),
  },
  extensionAssuranceSelections: {
    columns: [
      description,
      { key: 'valeur', kind: 'amount', unit: 'year', usual: 100, required: true },
      { key: 'units', kind: 'count', unit: 'units', usual: 1 },
    ],
  },
  packageExtras: {
    columns: [
      description,
      { key: 'type', kind: 'choice', choices: EXTRA_TYPES, usual: 'NET', required: true },
      { key: 'workerAmount', kind: 'amount', unit: 'month', usual: 50, required: true },
      { key: 'employerAmount', kind: 'amount', unit: 'month', hidden: true },
    ],
  },
}

export function isListKey(key: string): key is ListKey {
  return (NAMED_LISTS as readonly string[]).includes(key)
}

/** The fields of the package that a chosen car writes. */
export function carOf(entry: Entry): Partial<DraftFields> {
  return {
    descriptionVS: entry.description ?? null,
    translationsVS: entry.translations ?? null,
    energieVS: entry.energie as DraftFields['energieVS'],
    co2VS: entry.co2 ?? null,
    nonRechargeableVS: entry.nonRechargeable ?? null,
    batterieVS: entry.batterie ?? null,
    co2EquivalentVS: entry.co2Equivalent ?? null,
    euro6eBisVS: entry.euro6eBis ?? null,
    valeurVS: entry.valeur,
    tcoMensuelVS: entry.tcoMensuel,
    dateImmatriculationVS: null,
    dateCommandeVS: null,
  }
}

/** Whether the car of the package is this one. */
export function isCar(entry: Entry, fields: DraftFields): boolean {
  return (
    (fields.descriptionVS ?? '') === (entry.description ?? '') &&
    fields.energieVS === entry.energie &&
    fields.valeurVS === entry.valeur &&
    fields.tcoMensuelVS === entry.tcoMensuel
  )
}

/** An extension more, or one less. */
function toggled(entry: Entry, selections: readonly Entry[]): readonly Entry[] {
  const without = selections.filter((chosen) => !isOption(chosen, entry))
  if (without.length < selections.length) return without
  const { id, description: text, translations, valeur, maxUnits } = entry
  const chosen = {
    companyAssuranceExtensionId: id,
    description: text,
    ...(translations && { translations }),
    valeur,
    maxUnits,
    units: 1,
  }
  return [...selections, chosen]
}

function isOption(chosen: Entry, { id, description: text }: Entry): boolean {
  return id === undefined ? chosen.description === text : chosen.companyAssuranceExtensionId === id
}

export type SortKey = 'description' | 'energie' | 'atn' | 'valeur' | 'tcoMensuel' | 'workerAmount'
export interface Sort {
  by: SortKey
  down: boolean
}

export interface Row {
  entry: Entry
  /** Its place in the list, which its refusals name. */
  at: number
  /** Benefit in kind, EUR a month; only of cars. */
  atn?: number
}

/** The rows in the order of a column; equal ones by their description, then as they stand. */
export function sorted(
  rows: readonly Row[],
  { by, down }: Sort,
  textOf: (row: Row, by: SortKey) => string,
  locale: string
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const turn = down ? -1 : 1
  return rows.toSorted((a, b) => {
    const [x, y] = [numberOf(a, by), numberOf(b, by)]
    const order =
      x === undefined && y === undefined
        ? collator.compare(textOf(a, by), textOf(b, by))
        : (x ?? 0) - (y ?? 0)
    return turn * order || collator.compare(textOf(a, 'description'), textOf(b, 'description'))
  })
}

/** Another column begins at its start; the same one turns round. */
export function nextSort(sort: Sort, by: SortKey): Sort {
  return sort.by === by ? { by, down: !sort.down } : { by, down: false }
}

function numberOf({ entry, atn }: Row, by: SortKey): number | undefined {
  if (by === 'atn') return atn ?? 0
  const value = entry[by]
  return typeof value === 'number' ? value : undefined
}
