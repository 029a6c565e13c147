import type { DraftFields } from './draft.ts'
import {
  BENEFIT_KINDS,
  BENEFITS,
  columnsOf,
  flagOf,
  isOfSort,
  isOption,
  listOf,
  NAMED_LISTS,
  writtenBy,
  type BenefitKind,
  type Columns,
  type NamedList,
  type Translations,
} from '#modules/compute/pure'
import type { Unit } from './fields.ts'

export type ListKey = NamedList

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
  carrosserie?: string
  autonomie?: number
  puissanceCharge?: number
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
  /** The id of its name. */
  label: string
  /** Before what each choice says, the id of its words. */
  words?: string
  /** Asked only then. */
  when?: (entry: Entry) => boolean
}

export interface ListSpec {
  columns: readonly ColumnSpec[]
  /** The table has the benefit in kind of each car. */
  atn?: true
  /** Several of them are chosen, each with a count. */
  several?: true
  /** What choosing an entry writes on the package; absent where entries are no choices. */
  choose?: (entry: Entry, fields: DraftFields) => Partial<DraftFields>
  /** Whether an entry is the one chosen. */
  isChosen?: (entry: Entry, fields: DraftFields) => boolean
}

const description = {
  key: 'description',
  kind: 'text',
  label: 'fields.column_description',
  required: true,
} as const

/** What each list holds, as the definitions of the benefits tell it. */
export const LISTS = Object.fromEntries([
  ...BENEFIT_KINDS.map((kind) => [listOf(kind), choiceOf(kind)] as const),
  ...BENEFITS.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([list, { columns }]) =>
      columns ? [[list, { columns: columnsIn(Object.entries(columns)) }] as const] : []
    )
  ),
]) as Readonly<Record<ListKey, ListSpec>>

/** A list that a benefit is chosen from: one of it, or several. */
function choiceOf(kind: BenefitKind): ListSpec {
  const { choice } = BENEFITS.find(({ name }) => name === kind)!
  const { atn, selections } = choice!.options!
  const has = flagOf('has', kind)
  return {
    columns: columnsIn(columnsOf(kind)),
    atn,
    ...(selections && { several: true as const }),
    choose: (entry, fields) =>
      (selections
        ? {
            [has]: true,
            ...written(kind, entry),
            [selections]: toggled(entry, chosenIn(fields, selections)),
          }
        : { [has]: true, ...written(kind, entry) }) as Partial<DraftFields>,
    isChosen: (entry, fields) =>
      selections
        ? chosenIn(fields, selections).some((chosen) => isSelectionOf(chosen, entry))
        : (fields as Record<string, unknown>)[has] === true && isOption(kind, entry, fields),
  }
}

function columnsIn(columns: readonly [string, Columns[string]][]): ColumnSpec[] {
  const asked = columns.filter(([, { unasked, catalogueOnly }]) => !unasked && !catalogueOnly)
  const own = asked.map(
    ([key, { kind, unit, words, usual, required, needed, hidden, named, looks, to, of }]) => ({
      key: key as EntryKey,
      kind: (kind === 'number' ? 'amount' : kind) as ColumnSpec['kind'],
      unit,
      choices: words,
      usual: usual as ColumnSpec['usual'],
      required: required ?? needed,
      hidden,
      // What candidates look at has its name and its unit in the catalogue.
      label: looks ? `benefits.field_${key}` : `fields.${(named && to) ?? `column_${key}`}`,
      ...(looks && { words: 'benefits.body_' }),
      when: of && (({ energie, nonRechargeable }: Entry) => isOfSort(of, energie, nonRechargeable)),
    })
  )
  return [description, ...own]
}

function chosenIn(fields: DraftFields, list: string): readonly Entry[] {
  return ((fields as Record<string, unknown>)[list] ?? []) as readonly Entry[]
}

export function isListKey(key: string): key is ListKey {
  return (NAMED_LISTS as readonly string[]).includes(key)
}

/** The fields of the package that a chosen entry writes. */
export function written(kind: BenefitKind, entry: Entry): Partial<DraftFields> {
  return writtenBy(kind, entry) as Partial<DraftFields>
}

/** The benefit of the catalogue that fills a list. */
export function kindOfList(list: ListKey): BenefitKind | undefined {
  const of = BENEFITS.find(
    ({ name, choice }) =>
      choice?.options && (listOf(name) === list || choice.options.selections === list)
  )
  return of?.name as BenefitKind | undefined
}

/** An extension more, or one less. */
function toggled(entry: Entry, selections: readonly Entry[]): readonly Entry[] {
  const without = selections.filter((chosen) => !isSelectionOf(chosen, entry))
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

function isSelectionOf(chosen: Entry, { id, description: text }: Entry): boolean {
  return id === undefined ? chosen.description === text : chosen.companyAssuranceExtensionId === id
}

export type SortKey =
  'description' | 'energie' | 'atn' | 'effect' | 'valeur' | 'tcoMensuel' | 'workerAmount'
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
  /** What it changes of the net of the month, EUR; not known yet, or refused. */
  effect?: number
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

function numberOf({ entry, atn, effect }: Row, by: SortKey): number | undefined {
  if (by === 'atn') return atn ?? 0
  if (by === 'effect') return effect ?? 0
  const value = entry[by]
  return typeof value === 'number' ? value : undefined
}
