import drive from '@adonisjs/drive/services/main'
import { drawMany } from '#modules/shared/documents/draw_many'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import RewardPublication from '../models/reward_publication.ts'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import { statementPapers, type StatementPapers } from '../queries/statement_papers.ts'

/**
 * Draws and keeps the PDFs of one slice of what a run published, those that have none yet. Drawing waits outside any unit of
 * work; a slice that was cut is drawn again into the same files.
 */
export class DrawSlice {
  /** @returns how many there were: fewer than the limit, and none is left */
  static async handle(
    inScope: InScope,
    companyId: string,
    publicationId: string,
    limit: number
  ): Promise<number> {
    const slice = await inScope(async (scope) => {
      const versions = await RewardStatementVersion.query()
        .where('publication_id', publicationId)
        .whereNull('file_key')
        .orderBy('id')
        .limit(limit)
      return { versions, papers: await statementPapers(scope, versions) }
    })
    const { versions, papers } = slice
    if (versions.length === 0) return 0
    const drawn = await drawMany(companyId, 'statement', await papers.sheetsOf(versions))
    await Promise.all(drawn.map((bytes, at) => drive.use().put(papers.keyOf(versions[at]!), bytes)))
    await inScope((scope) => markDrawn(scope, publicationId, versions, papers))
    return versions.length
  }
}

async function markDrawn(
  { trx }: Scope,
  publicationId: string,
  versions: readonly RewardStatementVersion[],
  { keyOf }: StatementPapers
): Promise<void> {
  const ids = versions.map(({ id }) => id)
  await trx.rawQuery(
    `update reward_statement_versions v set file_key = drawn.key
     from unnest(?::uuid[], ?::text[]) as drawn(id, key) where v.id = drawn.id`,
    [ids, versions.map(keyOf)]
  )
  const rest = await RewardStatementVersion.query()
    .where('publication_id', publicationId)
    .whereNotNull('file_key')
    .count('* as total')
  await RewardPublication.query()
    .where('id', publicationId)
    .update({ drawn: Number(rest[0]!.$extras.total) })
}
