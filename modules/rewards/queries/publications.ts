import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import RewardOmission from '../models/reward_omission.ts'
import RewardPublication from '../models/reward_publication.ts'

/** The runs of a group, the newest first. */
export function publicationsOf(_scope: Scope, groupId: string): Promise<RewardPublication[]> {
  return RewardPublication.query().where({ groupId }).orderBy('id', 'desc')
}

/** One run of the company. */
export async function findPublication(
  _scope: Scope,
  id: string
): Promise<Result<RewardPublication>> {
  const run = await RewardPublication.find(id)
  return run ? ok(run) : fail('E_NOT_FOUND')
}

/** Who was left out of a run. */
export function omissionsOf(_scope: Scope, publicationId: string): Promise<RewardOmission[]> {
  return RewardOmission.query().where({ publicationId }).orderBy('id')
}
