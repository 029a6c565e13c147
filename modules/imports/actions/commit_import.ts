import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { countsOf, digestOf } from '../domain/planned_row.ts'
import Import from '../models/import.ts'
import ImportFile from '../models/import_file.ts'
import ImportProfile from '../models/import_profile.ts'
import { draftOf, type Draft } from '../queries/draft_of.ts'
import { openImport, type ExplainFile } from '../queries/open_import.ts'
import { whyOf, type Say } from '../queries/why_of.ts'
import { isOfLists, TARGET } from '../targets/targets.ts'

export interface CommitImportInput {
  /** Of the plan that a person saw. */
  digest: string
  /** Leaves the refused rows out; without it one of them stops the import. */
  onlyGood: boolean
}

/** Takes a file in: all that its plan says, or nothing. The plan is made anew under the lock; another one than was seen is refused. */
export class CommitImport {
  static async handle(
    inScope: InScope,
    id: string,
    input: CommitImportInput,
    { explain, say }: { explain: ExplainFile; say: Say }
  ): Promise<Result<Import>> {
    const opened = await openImport(inScope, id, explain)
    if (!opened.ok) return opened
    return inScope(async (scope) => {
      const row = await Import.query().where('id', id).forUpdate().first()
      if (!row) return fail('E_NOT_FOUND')
      if (row.status === 'COMMITTED') return ok(row)
      if (row.status === 'UNDONE') return fail('E_IMPORT_UNDONE')
      await TARGET[row.target].lock(scope)
      const draft = await draftOf(scope, row, opened.value.table)
      return take(scope, draft, input, say)
    })
  }
}

async function take(
  scope: Scope,
  draft: Draft,
  { digest, onlyGood }: CommitImportInput,
  say: Say
): Promise<Result<Import>> {
  const { row, table, plan } = draft
  if (!plan) return fail('E_IMPORT_UNMAPPED')
  if (digestOf(plan) !== digest) return fail('E_IMPORT_STALE')
  const counts = countsOf(plan.rows)
  if (counts.refused > 0 && !onlyGood) return fail('E_IMPORT_REFUSED_ROWS')
  if (counts.created + counts.changed === 0) return fail('E_IMPORT_NOTHING')
  const applied = await plan.apply(scope)
  const refused = plan.rows
    .filter(({ outcome }) => outcome === 'refused')
    .map((each) => ({ line: each.line, why: whyOf(each, draft, say) }))
  const file = await ImportFile.of(row.id)
  await file!.keepApplied({ applied, refused }).save()
  await remember(draft)
  const by = scope.actor.kind === 'user' ? scope.actor.id : null
  await row
    .merge({ ...counts, status: 'COMMITTED', committedAt: DateTime.now(), committedBy: by })
    .save()
  const {
    target,
    settings: { nissFor },
  } = row
  await record(
    scope,
    'import.committed',
    { type: 'import', id: row.id },
    { target, rows: table.rows.length, ...counts, ...(nissFor && { nissFor }) }
  )
  return ok(row)
}

/** The next file with these titles is read as this one. */
async function remember({ row, table, mapping }: Draft): Promise<void> {
  const { dates, decimal, empty } = row.settings
  // What a name or a number was corrected to is of one person, and of this file.
  const values = row.settings.values.filter(({ field }) => isOfLists(row.target, field))
  const { fields } = TARGET[row.target]
  const titles = Object.fromEntries(
    fields.flatMap(({ name }) => {
      const column = mapping.columns[name]
      return column ? [[name, table.header[column.at] ?? '']] : []
    })
  )
  const fixed = row.settings.fixed.filter(({ field }) =>
    fields.some(({ name, forAll }) => name === field && forAll === 'remembered')
  )
  await ImportProfile.remember(row.target, table.header, {
    ...(dates && { dates }),
    ...(decimal && { decimal }),
    values,
    empty,
    fixed,
    titles,
  })
}
