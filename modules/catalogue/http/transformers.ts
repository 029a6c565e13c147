import type { I18n } from '@adonisjs/i18n'
import { errorText, type ComputeError } from '#modules/compute/pure'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { printOf } from '#modules/shared/files/picture_type'
import type { Answer } from '#modules/shared/http/shapes'
import type { ImportRefusal, PlannedRow } from '../domain/plan_import.ts'
import type Benefit from '../models/benefit.ts'
import type BenefitPack from '../models/benefit_pack.ts'
import type BenefitImport from '../models/benefit_import.ts'
import type { benefitSchema, importSchema, packSchema, previewSchema } from './schemas.ts'

export function toBenefit(row: Benefit): Answer<typeof benefitSchema> {
  return {
    id: row.id,
    kind: row.kind,
    ...row.fields(),
    archived: row.archivedAt !== null,
    version: row.version,
    photoUrl: photoUrlOf(row),
  }
}

/** Its address changes with the picture. */
function photoUrlOf({ id, photoFileKey }: Benefit): string | null {
  const print = printOf(photoFileKey)
  return print ? `/api/benefits/${id}/photo?v=${print}` : null
}

export function toPack({ id, name, benefits }: BenefitPack): Answer<typeof packSchema> {
  return { id, name, benefits }
}

export function toImport({
  row,
  by,
}: {
  row: BenefitImport
  by: string | null
}): Answer<typeof importSchema> {
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
): Answer<typeof previewSchema>['data'][number] {
  return {
    line,
    outcome,
    id,
    description,
    changes,
    errors: refusals.map((refusal) => ({
      path: refusal.field,
      code: refusal.code,
      message: sentenceOf(refusal, locale, i18n),
    })),
  }
}

/** What only a file can get wrong, and what is written in words there; everything else the engine says itself. */
function sentenceOf({ field, code, params }: ImportRefusal, locale: Locale, i18n: I18n): string {
  if (OF_AN_IMPORT.includes(code)) return i18n.t(`benefits.${code}`)
  if (code === 'invalid_value' && IN_WORDS[field]) return i18n.t(`benefits.${IN_WORDS[field]}`)
  return errorText({ path: field, code, params } as ComputeError, locale)
}

const OF_AN_IMPORT = ['unknown', 'archived', 'taken', 'twice', 'long']
const IN_WORDS: Partial<Record<ImportRefusal['field'], string>> = {
  energie: 'energy',
  carrosserie: 'body',
  dateImmatriculation: 'day',
  nonRechargeable: 'yesOrNo',
  euro6eBis: 'yesOrNo',
  eligibleBudgetMobilite: 'yesOrNo',
  inPackages: 'yesOrNo',
}
