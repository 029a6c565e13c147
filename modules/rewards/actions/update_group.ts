import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type RewardStatementGroup from '../models/reward_statement_group.ts'
import { lockGroup } from '../queries/find_group.ts'
import { cleanTexts, type GroupInput } from './create_group.ts'
import { documentIds, hangDocuments } from './hang_documents.ts'

/**
 * Changes a group; what is left out stays. Of a published one day and audience are fixed, and the rest reaches people when
 * they are reissued.
 */
export class UpdateGroup {
  static async handle(
    scope: Scope,
    id: string,
    {
      version,
      companyDocumentIds,
      statementDateStr,
      audience,
      texts,
      ...rest
    }: Partial<GroupInput> & {
      version: number
    }
  ): Promise<Result<RewardStatementGroup>> {
    const found = await lockGroup(scope, id, 'retext', version)
    if (!found.ok) return found
    const group = found.value
    const fields = changedFields(group, { statementDateStr, audience })
    if (fields.length > 0 && group.status !== 'DRAFT') return fail('E_REWARD_PUBLISHED')
    const clean = texts && cleanTexts(texts)
    if (clean && JSON.stringify(clean) !== JSON.stringify(cleanTexts(group.texts))) {
      fields.push('texts')
      group.texts = clean
    }
    const before = await documentIds(group)
    if (companyDocumentIds && !sameIds(companyDocumentIds, before)) {
      const hung = await hangDocuments(scope, id, companyDocumentIds)
      if (!hung.ok) return hung
      fields.push('companyDocuments')
    }
    if (statementDateStr) group.statementDate = DateTime.fromISO(statementDateStr)
    if (audience !== undefined) group.audience = audience
    for (const [name, value] of Object.entries(rest))
      if (value !== undefined && group[name as keyof typeof rest] !== value) {
        fields.push(name)
        group.merge({ [name]: value })
      }
    if (fields.length === 0) return ok(group)
    await group.merge({ version: version + 1 }).save()
    await group.refresh()
    const subject = { type: 'reward_statement_group', id }
    await record(scope, 'reward_group.updated', subject, { fields })
    return ok(group)
  }
}

/** Which of what is fixed once it is published would change. */
function changedFields(
  group: RewardStatementGroup,
  { statementDateStr, audience }: Pick<Partial<GroupInput>, 'statementDateStr' | 'audience'>
): string[] {
  const fields: string[] = []
  if (statementDateStr && statementDateStr !== group.statementDate.toISODate())
    fields.push('statementDate')
  if (audience !== undefined && sorted(audience) !== sorted(group.audience)) fields.push('audience')
  return fields
}

/** The database does not keep the order of names. */
function sorted(audience: object | null): string {
  return JSON.stringify(audience && Object.entries(audience).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return [...new Set(one)].sort().join() === [...other].sort().join()
}
