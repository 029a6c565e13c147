import {
  BENEFIT_KINDS,
  benefitProblems,
  BLANK,
  changedFields,
  checkBenefit,
  FIELDS_OF,
  NAME_COLUMNS,
  ofItsKind,
  renamedIn,
  type BenefitField,
  type BenefitFields,
  type BenefitKind,
  type BenefitWrite,
  type KnownBenefit,
} from '#modules/catalogue/index'
import { LOCALES, type Locale } from '#modules/shared/tenancy/scope'
import type { CellRefusal } from '../domain/import_field.ts'
import type { PlannedRow } from '../domain/planned_row.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import type { Value } from '../domain/read_value.ts'
import { refusing, type Refuse } from './row_person.ts'

/** More rows than this are no catalogue of benefits. */
export const MOST_BENEFITS = 2_000

/** What a plan of benefits is made by: the day whose law they are held against, and who reads why not. */
interface BenefitFacts {
  date: string
  locale: Locale
}

/** What stands there, and what the rows before said. */
interface Standing {
  byId: ReadonlyMap<string, KnownBenefit>
  byName: ReadonlyMap<string, KnownBenefit>
  /** The line of each name and benefit that a row has taken. */
  seen: Map<string, number>
}

/**
 * What the rows of a file would do to the catalogue. A row is the benefit of its id, else that of its description in its list,
 * else a new one; what the file has no column for stays as it is. Nothing is written, and the same rows plan the same.
 */
export function planBenefits(
  rows: readonly ReadRow[],
  known: readonly KnownBenefit[],
  facts: BenefitFacts
): { rows: PlannedRow[]; writes: BenefitWrite[] } {
  const named = known.filter(({ archived }) => !archived)
  const standing: Standing = {
    byId: new Map(known.map((each) => [each.id, each])),
    byName: new Map(named.map((each) => [nameOf(each.kind, each.fields.description), each])),
    seen: new Map(),
  }
  const writes: BenefitWrite[] = []
  const planned = rows.map((row, at): PlannedRow => {
    const refusals: CellRefusal[] = [...row.refusals]
    const refuse = refusing(row, refusals)
    const label = textOf(row.values.description)
    const refused = (): PlannedRow => ({
      line: row.line,
      label,
      refusals,
      outcome: 'refused',
      id: null,
      changes: [],
    })
    if (at >= MOST_BENEFITS) refuse('', 'too_many_benefits', { most: MOST_BENEFITS })
    const kind = BENEFIT_KINDS.find((each) => each === row.values.list)
    if (!kind) refuse('list', 'required')
    if (!kind || at >= MOST_BENEFITS) return refused()
    const twin = twinOf(row, kind, standing)
    const fields = fieldsOf(row, kind, twin?.fields ?? BLANK)
    judge({ row, kind, twin, fields, refuse }, facts)
    if (refusals.length === 0) refuseTaken({ row, kind, twin, fields, refuse }, standing)
    if (refusals.length > 0) return refused()
    for (const mark of marksOf(kind, fields, twin)) standing.seen.set(mark, row.line)
    const changed = twin ? changedFields(kind, twin.fields, fields) : told(kind, fields)
    const changes = changed.flatMap((field) => changesOf(field, twin?.fields ?? null, fields))
    const said = { line: row.line, label: fields.description, refusals, changes }
    if (twin && changed.length === 0) return { ...said, outcome: 'same', id: twin.id }
    writes.push({ id: twin?.id ?? null, kind, fields })
    return { ...said, outcome: twin ? 'changed' : 'created', id: twin?.id ?? null }
  })
  return { rows: planned, writes }
}

interface Draft {
  row: ReadRow
  kind: BenefitKind
  twin: KnownBenefit | null
  fields: BenefitFields
  refuse: Refuse
}

/** Which benefit a row is about; null where it is about none that is known. */
function twinOf(
  { values }: ReadRow,
  kind: BenefitKind,
  { byId, byName }: Standing
): KnownBenefit | null {
  const id = textOf(values.id)
  const found = id === '' ? byName.get(nameOf(kind, textOf(values.description))) : byId.get(id)
  return found?.kind === kind ? found : null
}

/** What a benefit says with what the row says of it. An empty cell of a yes or no says no. */
function fieldsOf({ values }: ReadRow, kind: BenefitKind, before: BenefitFields): BenefitFields {
  const names = LOCALES.filter((locale) => NAME_COLUMNS[locale] in values)
  const translations = Object.fromEntries(
    names.map((locale) => [locale, textOf(values[NAME_COLUMNS[locale]])])
  )
  const own = FIELDS_OF[kind].filter((field) => field !== 'translations' && field in values)
  const given = Object.fromEntries(
    own.map((field) => {
      const value = values[field] ?? null
      if (field === 'description') return [field, textOf(value)]
      return [field, value ?? (typeof BLANK[field] === 'boolean' ? false : null)]
    })
  )
  return ofItsKind(kind, {
    ...before,
    ...given,
    translations: { ...before.translations, ...translations },
  })
}

function judge({ row, kind, twin, fields, refuse }: Draft, { date, locale }: BenefitFacts): void {
  if (textOf(row.values.id) !== '' && !twin) refuse('id', 'unknown_benefit')
  if (twin?.archived) refuse('id', 'archived_benefit')
  if (fields.description === '') refuse('description', 'required')
  for (const { path, code, message } of benefitProblems(checkBenefit(kind, fields, date), locale))
    if (code === 'required') refuse(path, 'required')
    else refuse(path, 'benefit', { message })
}

/** What another benefit is called already, here or in a row before. */
function refuseTaken({ row, kind, twin, fields, refuse }: Draft, { byName, seen }: Standing): void {
  const taken = byName.get(nameOf(kind, fields.description))
  const line = marksOf(kind, fields, twin).flatMap((mark) => seen.get(mark) ?? [])[0]
  const field = 'description' in row.values ? 'description' : 'id'
  if (taken && taken.id !== twin?.id) refuse('description', 'taken_benefit')
  else if (line !== undefined) refuse(field, 'twice', { line })
}

function marksOf(
  kind: BenefitKind,
  { description }: BenefitFields,
  twin: KnownBenefit | null
): string[] {
  return [nameOf(kind, description), ...(twin ? [twin.id] : [])]
}

/** What a new benefit says. */
function told(kind: BenefitKind, fields: BenefitFields): BenefitField[] {
  return changedFields(kind, { ...BLANK, inPackages: !fields.inPackages }, fields)
}

/** What stood and stands in a field; of names in each language that has another one. */
function changesOf(
  field: BenefitField,
  before: BenefitFields | null,
  after: BenefitFields
): PlannedRow['changes'] {
  if (field !== 'translations')
    return [
      {
        field,
        before: (before?.[field] ?? null) as Value | null,
        after: after[field] as Value | null,
      },
    ]
  return renamedIn(before?.translations ?? {}, after.translations).map((locale) => ({
    field: NAME_COLUMNS[locale],
    before: before?.translations[locale] ?? null,
    after: after.translations[locale] ?? null,
  }))
}

const nameOf = (kind: BenefitKind, description: string) =>
  `${kind}\n${description.trim().toLowerCase()}`

function textOf(value: Value | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).trim()
}
