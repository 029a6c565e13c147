import { fail, ok, type Result } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { proposedAccount, situationOf, visibleWorkers, type Worker } from '#modules/team/index'
import { SITUATION_FIELDS } from '../domain/proposal.ts'
import type { proposalShape, workerProposalListSchema } from '../http/shapes.ts'
import PortalProposal from '../models/portal_proposal.ts'

/** Those that a worker is still shown: what waits, and how the last ones ended. */
const MOST_OF_WORKER = 10

/** What one worker proposed, the last first; the caller has judged whose they are. */
export async function proposalsOf(
  scope: Scope,
  worker: Worker
): Promise<Answer<typeof proposalShape>[]> {
  const proposals = await PortalProposal.query()
    .where('worker_id', worker.id)
    .orderBy('id', 'desc')
    .limit(MOST_OF_WORKER)
  return Promise.all(proposals.map((each) => shown(scope, worker, each)))
}

/** What waits for those who keep records; of the workers whom the actor sees. */
export async function openProposals(
  scope: Scope,
  { workerId }: { workerId?: string }
): Promise<Answer<typeof workerProposalListSchema>> {
  const query = PortalProposal.query()
    .whereIn('worker_id', visibleWorkers(scope).select('id'))
    .where('status', 'OPEN')
    .orderBy('id')
    .limit(100)
  if (workerId) query.where('worker_id', workerId)
  const proposals = await query
  const workers = await visibleWorkers(scope).whereIn(
    'id',
    proposals.map((each) => each.workerId)
  )
  const byId = new Map(workers.map((worker) => [worker.id, worker]))
  return {
    data: await Promise.all(
      proposals.map(async (each) => {
        const worker = byId.get(each.workerId)!
        const displayName = `${worker.firstName} ${worker.lastName}`
        return { ...(await shown(scope, worker, each)), worker: { id: worker.id, displayName } }
      })
    ),
  }
}

/** An open one, locked until the transaction ends; E_PORTAL_SETTLED once it was dealt with. */
export async function lockProposal(scope: Scope, id: string): Promise<Result<PortalProposal>> {
  const proposal = await PortalProposal.query()
    .where('id', id)
    .whereIn('worker_id', visibleWorkers(scope).select('id'))
    .forUpdate()
    .first()
  if (!proposal) return fail('E_NOT_FOUND')
  return proposal.status === 'OPEN' ? ok(proposal) : fail('E_PORTAL_SETTLED')
}

async function shown(
  scope: Scope,
  worker: Worker,
  { id, kind, status, fields, reason, createdAt, settledAt }: PortalProposal
): Promise<Answer<typeof proposalShape>> {
  const now = situationOf(worker)
  const isOpen = status === 'OPEN'
  const isSituation = kind === 'SITUATION'
  return {
    id,
    kind,
    status,
    reason,
    askedAt: createdAt.toISO()!,
    settledAt: settledAt?.toISO() ?? null,
    changes: isSituation
      ? SITUATION_FIELDS.filter((field) => fields[field] !== undefined).map((field) => ({
          field,
          before: isOpen ? (now[field] ?? null) : null,
          after: fields[field] ?? null,
        }))
      : [],
    account: isOpen && !isSituation ? await proposedAccount(scope, worker.id) : null,
  }
}
