import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { csvOf, spreadsheetCsv } from '#modules/shared/exports/csv'
import type { Scope } from '#modules/shared/tenancy/scope'
import { draftOf } from '../queries/draft_of.ts'
import type { OpenedImport } from '../queries/open_import.ts'
import { whyOf, type Say } from '../queries/why_of.ts'

/** The refused rows as they lie in the file, with why: repaired and given again they are taken in alone. */
export async function refusedRows(
  scope: Scope,
  { row, file, table }: OpenedImport,
  say: Say
): Promise<Buffer> {
  const why = new Map(
    (file.done?.refused ?? (await refusedNow(scope, { row, file, table }, say))).map((each) => [
      each.line,
      each.why,
    ])
  )
  const rows = table.rows
    .filter(({ line }) => why.has(line))
    .map(({ line, cells }) => [
      ...table.header.map((_, at) => String(cells[at] ?? '')),
      why.get(line)!,
    ])
  const named = table.official?.fields.map((name) => say(`field_${name}`)) ?? table.header
  const titles = [...named, say('why')]
  async function* batches() {
    yield rows
  }
  const chunks = csvOf(
    { name: '', columns: titles.map((title) => ({ title, kind: 'text' })), batches: batches() },
    spreadsheetCsv(scope.locale)
  )
  return buffer(Readable.from(chunks))
}

async function refusedNow(scope: Scope, { row, table }: OpenedImport, say: Say) {
  const draft = await draftOf(scope, row, table)
  return (draft.plan?.rows ?? [])
    .filter(({ outcome }) => outcome === 'refused')
    .map((each) => ({ line: each.line, why: whyOf(each, draft, say) }))
}
