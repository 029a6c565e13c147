import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import {
  ChangeOwnContact,
  ProposeAccount,
  settledSituation,
  situationOf,
  situationProblems,
  type OwnContact,
  type Worker,
} from '#modules/team/index'
import { SITUATION_FIELDS, type ProposalKind } from '../domain/proposal.ts'
import PortalProposal from '../models/portal_proposal.ts'
import { writeToEmployer } from './enqueue_portal_mail.ts'

/** What is left out stays as it is. */
export type OwnRecordInput = OwnContact & {
  etatCivil?: string | null
  conjointTravaille?: boolean | null
  enfantsACharge?: number | null
  enfantsHandicapes?: number | null
  iban?: string | null
  bic?: string | null
}

/**
 * What a worker changes of themselves: where they live and how they are reached at once; household and account as a
 * proposal, because their pay or its payment follows from it. Nothing else of them is theirs to change.
 */
export class ChangeOwnRecord {
  static async handle(
    scope: Scope,
    workerId: string,
    {
      etatCivil,
      conjointTravaille,
      enfantsACharge,
      enfantsHandicapes,
      iban,
      bic,
      ...contact
    }: OwnRecordInput
  ): Promise<Result<Worker>> {
    const changed = await ChangeOwnContact.handle(scope, workerId, contact)
    if (!changed.ok) return changed
    const { worker } = changed.value
    const told = { etatCivil, conjointTravaille, enfantsACharge, enfantsHandicapes }
    const proposed = await proposeSituation(scope, worker, told as Household)
    if (!proposed.ok) return proposed
    if (iban && (await ProposeAccount.handle(scope, workerId, { iban, bic: bic ?? null })))
      await propose(scope, workerId, 'ACCOUNT', {})
    return ok(worker)
  }
}

type Household = Pick<ReturnType<typeof situationOf>, (typeof SITUATION_FIELDS)[number]>

async function proposeSituation(
  scope: Scope,
  worker: Worker,
  told: Household
): Promise<Result<null>> {
  const now = situationOf(worker)
  const whole = settledSituation({
    ...now,
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  })
  const differing = SITUATION_FIELDS.filter(
    (field) => (whole[field] ?? null) !== (now[field] ?? null)
  )
  if (differing.length === 0) return ok(null)
  const problems = situationProblems(whole, scope.locale)
  if (problems.length > 0) return fail('E_VALIDATION', problems)
  const fields = Object.fromEntries(differing.map((field) => [field, whole[field] ?? null]))
  await propose(scope, worker.id, 'SITUATION', fields as Household)
  return ok(null)
}

/** The newest of a kind waits: it takes the place of one that waits. */
async function propose(
  scope: Scope,
  workerId: string,
  kind: ProposalKind,
  fields: Household
): Promise<void> {
  await PortalProposal.query()
    .where({ worker_id: workerId, kind, status: 'OPEN' })
    .update({ status: 'WITHDRAWN', settled_at: new Date() })
  const proposal = await PortalProposal.create({ workerId, kind, status: 'OPEN', fields })
  const subject = { type: 'worker', id: workerId }
  await record(scope, 'portal.change_proposed', subject, { kind, fields: Object.keys(fields) })
  await writeToEmployer(scope, workerId, 'PROPOSED', 'workers.details', proposal.id)
}
