import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { formatMoney } from '#modules/shared/documents/format'
import { isColumnName, type ImportField } from '../domain/import_field.ts'
import type { Note } from '../domain/official_file.ts'
import { countsOf, digestOf, groupRefusals, type RefusalGroup } from '../domain/planned_row.ts'
import type { Value } from '../domain/read_value.ts'
import type Import from '../models/import.ts'
import type { Draft } from '../queries/draft_of.ts'
import { loadedBefore, namesOfImports } from '../queries/list_imports.ts'
import { fieldLabel, sentenceOf, type Say } from '../queries/why_of.ts'
import { fieldsFor, TARGET } from '../targets/targets.ts'
import { mayMakeNames } from '../targets/workers.ts'
import type { draftSchema, importSchema } from './schemas.ts'
import { writtenValue } from './written_value.ts'

const SAMPLE = 20
const SHOWN = 200
/** A longer cell is repaired in the file. */
const LONGEST_REPAIR = 500
/** What a cell alone is wrong about: another text in its place mends it. Anything else lies between rows. */
const BY_VALUE = new Set([
  ...[
    'amount',
    'cents',
    'committee',
    'hours',
    'share',
    'positive',
    'bic',
    'code',
    'country',
    'day',
    'email',
    'error',
    'flag',
    'formula',
    'iban',
    'long',
    'niss',
  ],
  ...['niss_number', 'no_day', 'past', 'phone', 'postal_code', 'range', 'signs', 'split', 'whole'],
  ...[
    'unknown_name',
    'unknown_manager',
    'unknown_department',
    'month',
    'signed_range',
    'number',
    'benefit',
    'unknown_benefit',
    'taken_benefit',
    'unknown_element',
    'element_range',
    'month_out_of_reach',
  ],
])

/** An import as it stands in the list; `names` of users by id. */
export function shownImport(
  row: Import,
  names: ReadonlyMap<string, string>
): Answer<typeof importSchema> {
  const { id, target, status, fileName, created, changed, same, refused } = row
  const nameOf = (who: string | null) => (who === null ? null : (names.get(who) ?? null))
  return {
    id,
    target,
    status,
    fileName,
    created,
    changed,
    same,
    refused,
    createdAt: row.createdAt.toISO()!,
    createdBy: nameOf(row.createdBy),
    committedAt: row.committedAt?.toISO() ?? null,
    committedBy: nameOf(row.committedBy),
    undoneAt: row.undoneAt?.toISO() ?? null,
    undoneBy: nameOf(row.undoneBy),
  }
}

/** An import that is not taken in yet: what was read and guessed, what is refused and how it is mended. */
export async function shownDraft(
  scope: Scope,
  draft: Draft,
  say: Say
): Promise<Answer<typeof draftSchema>> {
  const { row, table, mapping, dates, decimal, missing } = draft
  const before = await loadedBefore(row)
  const names = await namesOfImports(scope, before ? [row, before] : [row])
  const own = fieldsFor(row.target, row.settings)
  const read = new Set(Object.values(mapping.columns).map(({ at }) => at))
  const asked = new Set(mapping.ambiguous.map(({ at }) => at))
  const { settings } = row
  return {
    import: shownImport(row, names),
    reading: {
      ...table.reading,
      dates: dates.order,
      datesUnsure: dates.unsure,
      decimal,
      rows: table.rows.length,
    },
    official: table.official
      ? {
          employer: table.official.employer,
          files: table.official.files,
          others: table.official.others,
          keepsNiss: settings.nissFor !== undefined,
        }
      : null,
    header: table.header,
    sample: table.rows.slice(0, SAMPLE).map(({ line, cells }) => ({
      line,
      cells: table.header.map((_, at) => shortened(String(cells[at] ?? ''))),
    })),
    fields: own.map((field) => ({
      name: field.name,
      label: fieldLabel(field.name, own, say),
      at: mapping.columns[field.name]?.at ?? null,
      by: mapping.columns[field.name]?.by ?? null,
      forAll: field.forAll !== undefined,
      choices: field.forAll ? choicesOf(field, say) : [],
    })),
    ambiguous: mapping.ambiguous.map(({ at, fields: claiming }) => ({
      at,
      title: table.header[at]!,
      fields: claiming,
    })),
    each: Object.entries(mapping.columns).flatMap(([name, { at }]) =>
      isColumnName(name) ? [at] : []
    ),
    ignored: table.header.filter((title, at) => title !== '' && !read.has(at) && !asked.has(at)),
    missing,
    settings: {
      read: {
        encoding: settings.read.encoding ?? null,
        separator: settings.read.separator ?? null,
        sheet: settings.read.sheet ?? null,
        headerRow: settings.read.headerRow ?? null,
      },
      dates: settings.dates ?? null,
      decimal: settings.decimal ?? null,
      columns: Object.entries(settings.columns).map(([field, at]) => ({ field, at })),
      values: settings.values,
      edits: settings.edits,
      fixed: settings.fixed,
      empty: settings.empty,
      makeNames: settings.makeNames,
    },
    mayMakeNames: TARGET[row.target].makesNames === true && mayMakeNames(scope),
    loadedBefore: before && {
      at: before.committedAt!.toISO()!,
      fileName: before.fileName,
      by: before.committedBy === null ? null : (names.get(before.committedBy) ?? null),
    },
    plan: shownPlan(scope, draft, say),
  }
}

function shownPlan(
  { locale }: Scope,
  { table, mapping, fields, plan }: Draft,
  say: Say
): Answer<typeof draftSchema>['plan'] {
  if (!plan) return null
  const fieldOf = (name: string) => fields.find((field) => field.name === name)
  const groups = groupRefusals(plan.rows)
  const doing = plan.rows.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
  const titleOf = (field: string) => {
    const column = mapping.columns[field]
    return (
      (column && table.header[column.at]) || (field === '' ? '' : fieldLabel(field, fields, say))
    )
  }
  const labelOf = (field: string) =>
    isColumnName(field) ? titleOf(field) : fieldLabel(field, fields, say)
  const write = (name: string, value: Value | null) =>
    value === null ? null : writtenValue(value, name, fieldOf(name), { locale, say })
  return {
    digest: digestOf(plan),
    ...countsOf(plan.rows),
    unread: [...(plan.unread ?? [])],
    newNames: plan.newNames.map(({ field, names }) => ({ label: say(`field_${field}`), names })),
    groups: groups.slice(0, SHOWN).map((group) => ({
      field: group.field,
      title: titleOf(group.field),
      code: group.code,
      message: sentenceOf({ ...group, found: shortened(group.found) }, say),
      found: group.found.slice(0, LONGEST_REPAIR),
      total: group.total,
      lines: group.lines,
      repair: repairOf(group),
      choices: choicesOf(fieldOf(group.field), say),
    })),
    groupsTotal: groups.length,
    rows: doing.slice(0, SHOWN).map(({ line, outcome, label, changes, notes = [] }) => ({
      line,
      outcome,
      label,
      changes: changes.map(({ field, before, after, derived }) => ({
        label: labelOf(field),
        before: write(field, before),
        after: write(field, after),
        derived: derived
          ? {
              confidence: derived.confidence,
              message: say(`derived_${derived.code}`, inWords(locale, derived.params)),
            }
          : null,
      })),
      notes: notes.map(({ code, params }) => say(`note_${code}`, inWords(locale, params))),
    })),
    rowsTotal: doing.length,
  }
}

/** What a sentence says, its amounts written as such. */
function inWords(locale: Scope['locale'], { pay, ...params }: Note['params'] = {}) {
  return pay === undefined ? params : { ...params, pay: formatMoney(locale, Number(pay)) }
}

/** So much of a cell as tells which one it is. */
function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

function repairOf({ field, code, found, total }: RefusalGroup): 'VALUE' | 'CELL' | 'FILE' {
  if (found.length > LONGEST_REPAIR) return 'FILE'
  if (BY_VALUE.has(code) && found !== '') return 'VALUE'
  // What lies in no cell alone is mended in none.
  return total === 1 && field !== '' && code !== 'overflow' ? 'CELL' : 'FILE'
}

function choicesOf(field: ImportField | undefined, say: Say) {
  if (field?.type === 'flag')
    return [
      { value: 'x', label: say('yes') },
      { value: '0', label: say('no') },
    ]
  return Object.keys(field?.codes ?? {}).map((code) => ({
    value: code,
    label: say(`value_${field!.name}_${code}`),
  }))
}
