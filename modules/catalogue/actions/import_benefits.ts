import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import type { BenefitKind } from '../domain/benefit_kinds.ts'
import { planImport, type ImportRow, type PlannedRow } from '../domain/plan_import.ts'
import Benefit from '../models/benefit.ts'
import BenefitImport, { type ImportEffect } from '../models/benefit_import.ts'

export interface ImportBenefitsInput {
  /** Chosen by the client, so that a double click imports once. */
  id?: string
  kind: BenefitKind
  fileName: string
  /** The header of each column that was mapped, by field. */
  columns: Record<string, string>
  rows: ImportRow[]
  /** Leaves the refused rows out; without it one of them stops the import. */
  onlyValid?: boolean
}

/** Which rows would make, change or leave a benefit, and which are refused. Writes nothing. */
export async function previewImport(
  _scope: Scope,
  { kind, rows }: Pick<ImportBenefitsInput, 'kind' | 'rows'>
): Promise<PlannedRow[]> {
  return planned(kind, rows, await Benefit.query().where({ kind }))
}

/** Takes a file into one list of the catalogue: every valid row of it, or nothing. */
export class ImportBenefits {
  static async handle(
    scope: Scope,
    { id, kind, fileName, columns, rows, onlyValid }: ImportBenefitsInput
  ): Promise<Result<BenefitImport>> {
    await waitForTwin(scope, id)
    const twin = id && (await BenefitImport.find(id))
    if (twin) return ok(twin)
    const known = await Benefit.query().where({ kind }).forUpdate()
    const plan = planned(kind, rows, known)
    const count = (outcome: PlannedRow['outcome']) =>
      plan.filter((row) => row.outcome === outcome).length
    const counts = {
      created: count('created'),
      changed: count('changed'),
      skipped: count('skipped'),
      refused: count('refused'),
    }
    if (counts.refused > 0 && !onlyValid) return fail('E_VALIDATION')
    const effects = [...(await change(known, plan)), ...(await create(kind, known, plan))]
    const newId = await insertOnce(scope, 'benefit_imports', {
      id,
      kind,
      file_name: fileName,
      columns: JSON.stringify(columns),
      effects: JSON.stringify(effects),
      ...counts,
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) return fail('E_CONFLICT')
    await record(
      scope,
      'benefit.imported',
      { type: 'benefit_import', id: newId },
      { kind, ...counts }
    )
    return ok(await BenefitImport.findOrFail(newId))
  }
}

function planned(kind: BenefitKind, rows: ImportRow[], known: Benefit[]): PlannedRow[] {
  const facts = known.map((row) => ({
    id: row.id,
    archived: row.archivedAt !== null,
    fields: row.fields(),
  }))
  return planImport(kind, rows, facts, today())
}

async function change(known: Benefit[], plan: PlannedRow[]): Promise<ImportEffect[]> {
  const effects: ImportEffect[] = []
  for (const { outcome, id, fields } of plan) {
    if (outcome !== 'changed') continue
    const row = known.find((each) => each.id === id)!
    const before = row.fields()
    await row
      .take(fields)
      .merge({ version: row.version + 1 })
      .save()
    effects.push({ id: row.id, before, version: row.version })
  }
  return effects
}

/** New benefits go to the end of the list, in the order of the file. */
async function create(
  kind: BenefitKind,
  known: Benefit[],
  plan: PlannedRow[]
): Promise<ImportEffect[]> {
  const last = Math.max(0, ...known.map(({ position }) => position))
  const rows = plan
    .filter(({ outcome }) => outcome === 'created')
    .map(({ fields }, index) =>
      new Benefit().take(fields).merge({ kind, position: last + 1 + index })
    )
  const effects: ImportEffect[] = []
  for (const row of rows) {
    await row.save()
    effects.push({ id: row.id, before: null, version: 1 })
  }
  return effects
}
