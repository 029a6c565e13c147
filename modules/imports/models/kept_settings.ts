import { seal, unseal } from '#modules/shared/keys/sealed'
import type { ImportSettings } from '../domain/import_settings.ts'

const SEALED = { key: 'workers', place: 'imports/repairs' } as const

type Repairs = Pick<ImportSettings, 'values' | 'edits'>
type KeptSettings = Omit<ImportSettings, keyof Repairs | 'fixed'> &
  Partial<Pick<ImportSettings, 'fixed'>> & { repairs?: string }

/** Settings as the database keeps them: what people typed in the place of a cell is of people, and sealed as the file is. */
export function keptSettings({ values, edits, ...plain }: ImportSettings): string {
  const isRepaired = values.length > 0 || edits.length > 0
  const repairs = isRepaired ? seal(JSON.stringify({ values, edits }), SEALED) : undefined
  return JSON.stringify({ ...plain, repairs } satisfies KeptSettings)
}

/** The same as they were; without the repairs where a key that is no longer there sealed them, as the file then is. */
export function openedSettings({ repairs, fixed = [], ...plain }: KeptSettings): ImportSettings {
  const told = repairs === undefined ? null : unseal(repairs, SEALED)
  const { values, edits }: Repairs = told === null ? { values: [], edits: [] } : JSON.parse(told)
  return { ...plain, fixed, values, edits }
}
