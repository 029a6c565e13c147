import type { I18n } from '@adonisjs/i18n'
import { findUserNames } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type { Omission } from '../domain/omission.ts'
import type RewardPublication from '../models/reward_publication.ts'
import type RewardStatementGroup from '../models/reward_statement_group.ts'
import { groupDocuments } from '../queries/group_documents.ts'
import { countsOfGroups } from '../queries/list_groups.ts'
import { omissionsOf, publicationsOf } from '../queries/publications.ts'
import { explainOmission } from './explain.ts'
import type { groupSchema, listedGroupSchema, publicationSchema } from './group_shapes.ts'

/** How groups are answered in a list, all read at once. */
export async function showingGroups(scope: Scope, groups: readonly RewardStatementGroup[]) {
  const ids = groups.map(({ id }) => id)
  const counts = await countsOfGroups(scope, ids)
  const documents = await groupDocuments(scope, ids)
  return (group: RewardStatementGroup): Answer<typeof listedGroupSchema> => ({
    id: group.id,
    name: group.name,
    statementDateStr: group.statementDate.toISODate()!,
    showVariableRemunerations: group.showVariableRemunerations,
    showPreviousContracts: group.showPreviousContracts,
    companyDocuments: documents.get(group.id)!.map(({ id, name, description }) => ({
      id,
      name,
      description,
      url: documentUrl(id),
    })),
    status: group.status,
    version: group.version,
    ...counts(group.id),
    publishedAt: group.publishedAt?.toISO() ?? null,
    withdrawnAt: group.withdrawnAt?.toISO() ?? null,
    createdAt: group.createdAt.toISO()!,
    updatedAt: group.updatedAt.toISO()!,
  })
}

/** Where people of the company read one of its documents. */
export function documentUrl(id: string): string {
  return `/api/company-documents/${id}/file`
}

/** A group whole: with its texts, its audience and its runs. */
export async function shownGroup(
  scope: Scope,
  group: RewardStatementGroup
): Promise<Answer<typeof groupSchema>> {
  const runs = await publicationsOf(scope, group.id)
  const show = await showingRuns(scope, runs)
  return {
    ...(await showingGroups(scope, [group]))(group),
    texts: group.texts,
    audience: group.audience,
    publications: runs.map(show),
  }
}

/** A run with who was left out. */
export async function shownPublication(
  scope: Scope,
  i18n: I18n,
  run: RewardPublication
): Promise<Answer<typeof publicationSchema>> {
  const left = await omissionsOf(scope, run.id)
  return {
    ...(await showingRuns(scope, [run]))(run),
    groupId: run.groupId,
    omissions: await shownOmissions(
      scope,
      i18n,
      left.map(({ workerId: id, reason, details }) => ({ id, omission: { reason, details } }))
    ),
  }
}

/** People who are left out, by name, each with the sentence that says why. */
export async function shownOmissions(
  scope: Scope,
  i18n: I18n,
  left: readonly { id: string; omission: Pick<Omission, 'reason' | 'details'> }[]
) {
  const explain = explainOmission(i18n)
  const workers = await visibleWorkers(scope)
    .whereIn(
      'id',
      left.map(({ id }) => id)
    )
    .orderBy('sort_name')
    .orderBy('id')
  return workers.map(({ id, firstName, lastName }) => {
    const { reason, details } = left.find((each) => each.id === id)!.omission
    const message = explain({ reason, details })
    return { id, displayName: `${firstName} ${lastName}`, reason, message }
  })
}

async function showingRuns(scope: Scope, runs: readonly RewardPublication[]) {
  const names = await findUserNames(
    scope,
    runs.flatMap(({ requestedBy }) => requestedBy ?? [])
  )
  return (run: RewardPublication) => ({
    id: run.id,
    kind: run.kind,
    status: run.status,
    because: run.because,
    total: run.total,
    done: run.done,
    published: run.published,
    drawn: run.drawn,
    failure: run.failure,
    requestedBy: names.find(({ id }) => id === run.requestedBy)?.displayName ?? null,
    createdAt: run.createdAt.toISO()!,
    finishedAt: run.finishedAt?.toISO() ?? null,
  })
}
