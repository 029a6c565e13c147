import type { I18n } from '@adonisjs/i18n'
import { errorText, type ComputeError } from '#modules/compute/pure'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { ImportRefusal, PlannedRow } from '../domain/plan_import.ts'
import type Benefit from '../models/benefit.ts'
import type BenefitImport from '../models/benefit_import.ts'

export function toBenefit(row: Benefit) {
  return {
    id: row.id,
    kind: row.kind,
    ...row.fields(),
    archived: row.archivedAt !== null,
    version: row.version,
  }
}

export function toImport({ row, by }: { row: BenefitImport; by: string | null }) {
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.fileName,
    columns: row.columns,
    created: row.created,
    changed: row.changed,
    skipped: row.skipped,
    refused: row.refused,
    createdBy: by,
    createdAt: row.createdAt.toISO()!,
    undoneAt: row.undoneAt?.toISO() ?? null,
  }
}

export function toPreview(
  { line, outcome, id, description, changes, refusals }: PlannedRow,
  { locale }: Scope,
  i18n: I18n
) {
  return {
    line,
    outcome,
    id,
    description,
    changes,
    errors: refusals.map((refusal) => ({
      path: refusal.field,
      code: refusal.code,
      message: OF_AN_IMPORT.includes(refusal.code)
        ? i18n.t(`benefits.${refusal.code}`)
        : errorText(asEngine(refusal), locale),
    })),
  }
}

/** What only a file can get wrong; everything else is a refusal of the engine. */
const OF_AN_IMPORT = ['unknown', 'archived', 'taken', 'twice', 'long']

function asEngine({ field, code, params }: ImportRefusal) {
  return { path: field, code, params } as ComputeError
}
