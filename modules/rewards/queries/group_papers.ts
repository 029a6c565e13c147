import drive from '@adonisjs/drive/services/main'
import { drawMany } from '#modules/shared/documents/draw_many'
import type { InScope } from '#modules/shared/tenancy/scopes'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import { paperName } from './statement_pdf.ts'
import { statementPapers } from './statement_papers.ts'
import { visibleStatements } from './visible_statements.ts'

/** Read, or drawn, at once. */
const SLICE = 20

/** The PDFs of all statements of a group in their current versions; those that are not drawn yet, or say another thing now, are drawn on the way. */
export async function* groupPapers(
  inScope: InScope,
  companyId: string,
  groupId: string
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  let after: string | null = null
  const used = new Set<string>()
  for (;;) {
    const slice: Slice = await nextSlice(inScope, groupId, after)
    const { versions, missing, papers } = slice
    const drawn = await drawMany(companyId, 'statement', await papers.sheetsOf(missing))
    for (const version of versions) {
      const at = missing.indexOf(version)
      const bytes = at < 0 ? await drive.use().getBytes(version.fileKey!) : drawn[at]!
      yield { name: `${unused(paperName(version), used)}.pdf`, bytes }
    }
    if (versions.length < SLICE) return
    after = versions.at(-1)!.statementId
  }
}

type Slice = Awaited<ReturnType<typeof nextSlice>>

function nextSlice(inScope: InScope, groupId: string, after: string | null) {
  return inScope(async (scope) => {
    const statements = visibleStatements(scope)
      .where('group_id', groupId)
      .orderBy('id')
      .limit(SLICE)
    if (after) statements.where('id', '>', after)
    const current = await statements
    const rows = await RewardStatementVersion.query().whereIn(
      'statement_id',
      current.map(({ id }) => id)
    )
    const versions = current.flatMap(
      ({ id, version }) =>
        rows.find((row) => row.statementId === id && row.version === version) ?? []
    )
    const papers = await statementPapers(scope, versions)
    const missing = versions.filter((version) => version.fileKey !== papers.keyOf(version))
    return { versions, missing, papers }
  })
}

/** Two people of one name have two files. */
function unused(name: string, used: Set<string>): string {
  let free = name
  for (let count = 2; used.has(free); count++) free = `${name} (${count})`
  used.add(free)
  return free
}
