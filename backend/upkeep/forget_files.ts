import drive from '@adonisjs/drive/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listFiles } from '#modules/shared/files/list_files'
import { subjectOfPdf } from '#modules/shared/pdfs/pdf'
import type { SubjectType } from '#modules/shared/subjects/subject'
import type { Transact } from './forget_rows.ts'

const DAY_MS = 24 * 3600_000
/** An upload under way has no row yet. */
const UNNAMED_MS = DAY_MS
/** What is not kept for good is drawn again from what was frozen, when it is asked for. */
const DRAWN_MS = 90 * DAY_MS
/**
 * Whose PDFs are drawn again when they are asked for, and stay as they were drawn: a table and what is true of their
 * rows. Of the others nothing is kept but what a row names: a seal that was cut before it was noted is not.
 */
const DRAWN: Record<SubjectType, [table: string, of: string] | null> = {
  offer: ['offers', 'accepted is not null'],
  worker: null,
  casefile: null,
}
/** By then the mail has long been noted in the database. */
const PROOF_MS = 30 * DAY_MS

const PROOF = /\/mails\//

/**
 * Removes files of a company that no row names: of uploads that were rolled back, of rows that are gone, PDFs that can
 * be drawn again. What was accepted stays as it was drawn.
 *
 * @returns how many went, or would go
 */
export async function forgetFiles(
  companyId: string,
  transact: Transact,
  rehearsal: boolean
): Promise<number> {
  const disk = drive.use()
  const { named, staying } = await transact(async (trx) => ({
    named: await namedFiles(trx),
    staying: await stayingSubjects(trx),
  }))
  let removed = 0
  for await (const key of listFiles(`company/${companyId}`)) {
    if (named.has(key)) continue
    const drawnFor = subjectOfPdf(key)
    const stays = drawnFor && staying.get(drawnFor.type)
    if (stays?.has(drawnFor!.id)) continue
    const keptMs = stays ? DRAWN_MS : PROOF.test(key) ? PROOF_MS : UNNAMED_MS
    const { lastModified } = await disk.getMetaData(key)
    if (Date.now() - lastModified.getTime() < keptMs) continue
    if (!rehearsal) await disk.delete(key)
    removed += 1
  }
  return removed
}

async function stayingSubjects(trx: TransactionClientContract) {
  const ids = new Map<SubjectType, ReadonlySet<string>>()
  for (const [type, drawn] of Object.entries(DRAWN)) {
    if (!drawn) continue
    const [table, of] = drawn
    const rows = await trx.from(table).whereRaw(of).select('id')
    ids.set(type as SubjectType, new Set(rows.map(({ id }) => id)))
  }
  return ids
}

/** Every file that a row of the company names: in columns called so, and in what an offer froze of its signer. */
async function namedFiles(trx: TransactionClientContract): Promise<Set<string>> {
  const { rows: columns } = await trx.rawQuery(`
    select a.attrelid::regclass::text as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname ~ '(^|_)(file|logo|signature)_key$'`)
  const named = new Set<string>()
  for (const { table, column } of columns) {
    const rows = await trx.from(table).whereNotNull(column).select(column)
    for (const row of rows) named.add(row[column])
  }
  const { rows: frozen } = await trx.rawQuery(
    `select distinct key #>> '{}' as key from offers,
       lateral jsonb_path_query(jsonb_build_array(sent, accepted), 'lax $.**.signatureKey') as key`
  )
  for (const { key } of frozen) if (key) named.add(key)
  return named
}
