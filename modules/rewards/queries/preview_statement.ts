import { DateTime } from 'luxon'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { makeStatement } from '../domain/make_statement.ts'
import type { Omission } from '../domain/omission.ts'
import type RewardStatementGroup from '../models/reward_statement_group.ts'
import { groupTerms } from './group_terms.ts'
import { statementBefore } from './shown_version.ts'
import type { ShownVersion } from './statement_answer.ts'
import { statementPeople } from './statement_people.ts'

/**
 * A statement as a worker would have it now, kept nowhere; refused with the reason for which they would be left out.
 *
 * @param explain the reason as a sentence
 */
export async function previewStatement(
  scope: Scope,
  group: RewardStatementGroup,
  workerId: string,
  explain: (omission: Omission) => string
): Promise<Result<ShownVersion>> {
  const [person] = await statementPeople(scope, [workerId])
  if (!person) return fail('E_NOT_FOUND')
  const made = makeStatement(await groupTerms(scope, group), person.worker, person.versions)
  if ('omission' in made) {
    const { omission } = made
    const error = { path: 'worker', code: omission.reason, message: explain(omission) }
    return fail('E_REWARD_LEFT_OUT', [error])
  }
  return ok({
    statementId: workerId,
    groupId: group.id,
    language: person.worker.language,
    says: made.says,
    because: '',
    version: 1,
    publishedAt: DateTime.now().toISO(),
    former: null,
    before: await statementBefore(scope, workerId, made.says.statementDateStr),
  })
}
