import type { ImportDraft, ImportSettings } from '@/api/imports'

type Told = ImportDraft['settings']

/** What a person decided so far, with something decided anew; a column that another field had is its no more. */
export function settingsOf(
  { settings }: Pick<ImportDraft, 'settings'>,
  change: Partial<ImportSettings>
): ImportSettings {
  const { dates, decimal, read, ...rest } = settings
  return {
    ...copied(rest),
    read: withoutNothing(read),
    ...(dates && { dates }),
    ...(decimal && { decimal }),
    ...change,
  }
}

function copied({ columns, values, edits, fixed, empty, makeNames }: Omit<Told, 'dates' | 'decimal' | 'read'>) {
  return { columns: [...columns], values: [...values], edits: [...edits], fixed: [...fixed], empty, makeNames }
}

/** Field and column as chosen: the column's former field is left without one. */
export function withColumn(
  draft: ImportDraft,
  at: number,
  field: string | null
): ImportSettings['columns'] {
  const former = draft.fields.find((each) => each.at === at)?.name
  const changed = new Map<string, number>(
    draft.settings.columns.map((each) => [each.field, each.at])
  )
  if (former && former !== field) changed.set(former, -1)
  if (field) changed.set(field, at)
  return [...changed].map(([name, column]) => ({ field: name, at: column }))
}

function withoutNothing(read: Told['read']): ImportSettings['read'] {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null))
}
