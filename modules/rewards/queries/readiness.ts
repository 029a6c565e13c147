import type { Scope } from '#modules/shared/tenancy/scope'
import { makeStatement } from '../domain/make_statement.ts'
import type { Omission } from '../domain/omission.ts'
import type RewardStatementGroup from '../models/reward_statement_group.ts'
import { groupTerms } from './group_terms.ts'
import { statementPeople } from './statement_people.ts'

/** A person whom a run would cover, and why they would be left out; null where nothing is missing. */
export interface ReadyPerson {
  id: string
  displayName: string
  omission: Omission | null
}

/** People read at once: their packages are in memory together. */
const SLICE = 500

/** What is missing of each of these people, found as the run itself finds it. */
export async function readiness(
  scope: Scope,
  group: RewardStatementGroup,
  workerIds: readonly string[]
): Promise<ReadyPerson[]> {
  const terms = await groupTerms(scope, group)
  const found: ReadyPerson[] = []
  for (let at = 0; at < workerIds.length; at += SLICE) {
    const people = await statementPeople(scope, workerIds.slice(at, at + SLICE))
    for (const { id, worker, versions } of people) {
      const made = makeStatement(terms, worker, versions)
      const displayName = `${worker.firstName} ${worker.lastName}`
      found.push({ id, displayName, omission: 'omission' in made ? made.omission : null })
    }
  }
  return found
}
