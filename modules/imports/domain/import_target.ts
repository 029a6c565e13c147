import type { Right } from '#modules/accounts/index'
import type { Feature } from '#modules/shared/entitlements/entitlements'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { EachColumn, ImportField, ReadColumn } from './import_field.ts'
import type { ImportSettings } from './import_settings.ts'
import type { ImportPlan } from './planned_row.ts'
import type { ReadRow } from './read_rows.ts'

export const TARGETS = [
  'workers',
  'contracts',
  'payslips',
  'departments',
  'pay_ranges',
  'official',
  'benefits',
  'pay_elements',
] as const
export type TargetName = (typeof TARGETS)[number]

/** A plan with what carries it out. What applying answers is what undoing asks for, as JSON. */
export interface MadePlan extends ImportPlan {
  apply(scope: Scope): Promise<unknown>
}

/** Among the fields that a target needs: one column or more of those that are no field. */
export const EACH_COLUMN = 'column'

/** Of a file what a plan may want to know beside its rows. */
export interface ImportedSheet {
  name: string
  /** Those that `eachColumn` reads. */
  columns: readonly ReadColumn[]
}

/** What a file can be taken into: one definition, all else is the same for all (`targets/`). */
export interface ImportTarget {
  /** Who may, beside importing at all. */
  right: Right
  /** What of a plan opens it; null where every plan has it. */
  feature: Feature | null
  /** Whether its rows name departments, places and cost centres that may be made. */
  makesNames?: true
  /** All that a column may be. */
  fields: readonly ImportField[]
  /** Those of them that are left, and as what, once something is said for all rows; all of them where it is left out. */
  fieldsOf?(settings: Pick<ImportSettings, 'fixed'>): readonly ImportField[]
  /** What an empty cell says until a person says otherwise; nothing where it is left out. */
  empty?: ImportSettings['empty']
  /** What every other column is, where the columns themselves say what they are of. */
  eachColumn?: EachColumn
  /** Of each of these lists of fields one must have a column; `EACH_COLUMN` where those columns do. */
  needs: readonly (readonly string[])[]
  /** What the rows would do to what stands there; who calls it to carry it out holds the lock already. */
  plan(
    scope: Scope,
    rows: readonly ReadRow[],
    settings: ImportSettings,
    file: ImportedSheet
  ): Promise<MadePlan>
  /** Keeps others from changing what a plan was made from. */
  lock(scope: Scope): Promise<void>
  /** Whom it was about; left out where a target is about nobody. */
  people?(applied: unknown): readonly string[]
  /** Takes back what was applied; what was changed since stays as it is. */
  undo(scope: Scope, applied: unknown): Promise<{ restored: number; kept: number }>
}
