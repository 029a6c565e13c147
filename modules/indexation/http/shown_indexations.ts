import { findUserNames, findUsersHolding, may, type Right } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { stepsOf, type RunStep } from '../domain/run_steps.ts'
import type Indexation from '../models/indexation.ts'
import type IndexationLine from '../models/indexation_line.ts'
import { changedSincePlan, fingerprintOf, hasAnswered } from '../queries/plan_facts.ts'
import { runTotals } from '../queries/run_totals.ts'
import type { indexationDetailSchema, indexationSchema, lineSchema } from './schemas.ts'

type Shown = Answer<typeof indexationSchema>
type Detail = Answer<typeof indexationDetailSchema>
type Person = { id: string; displayName: string } | null

/** The right that each step asks for. */
export const STEP_RIGHTS: Readonly<Record<RunStep, Right>> = {
  answer: 'indexations.run',
  replan: 'indexations.run',
  approve: 'indexations.approve',
  refuse: 'indexations.approve',
  apply: 'indexations.run',
  write: 'indexations.run',
  undo: 'indexations.approve',
  remove: 'indexations.run',
}

/** How runs are answered: with who planned them. */
export async function showingRuns(scope: Scope, runs: readonly Indexation[]) {
  const people = await peopleOf(
    scope,
    runs.map((run) => run.plannedBy)
  )
  return (run: Indexation) => shown(run, people)
}

/** One run, at once after it was asked for. */
export async function shownRun(scope: Scope, run: Indexation): Promise<Shown> {
  return (await showingRuns(scope, [run]))(run)
}

/** A run with all that decides whether it is approved. */
export async function shownDetail(scope: Scope, run: Indexation): Promise<Detail> {
  const people = await peopleOf(scope, [
    run.plannedBy,
    run.approvedBy,
    run.refusedBy,
    run.appliedBy,
    run.undoneBy,
  ])
  const me = scope.actor.kind === 'user' ? scope.actor : null
  const isOpen = !run.dryRun && (run.status === 'planned' || run.status === 'approved')
  const isMine =
    me !== null && (run.plannedBy === me.id || (await hasAnswered(scope, run.id, me.id)))
  const since = isOpen ? await changedSincePlan(scope, run) : null
  return {
    ...shown(run, people),
    steps: stepsOf(run).filter((step) => me !== null && may(me.role, STEP_RIGHTS[step])),
    moderation: { period: run.period, usedBefore: Number(run.usedBefore), used: Number(run.used) },
    totals: await runTotals(scope, run),
    fingerprint: run.status === 'planned' ? await fingerprintOf(scope, run) : null,
    since: since && { changed: since.changed, added: since.added },
    isMine,
    mayBeAlone: isMine && (await isOnlyOne(scope, me!.id)),
    fourEyes: run.fourEyes,
    approvedBy: people(run.approvedBy),
    approvedAt: run.approvedAt?.toUTC().toISO() ?? null,
    refusedBy: people(run.refusedBy),
    refusedAt: run.refusedAt?.toUTC().toISO() ?? null,
    refusedBecause: run.refusedBecause,
    appliedBy: people(run.appliedBy),
    appliedAt: run.appliedAt?.toUTC().toISO() ?? null,
    undoneBy: people(run.undoneBy),
    undoneAt: run.undoneAt?.toUTC().toISO() ?? null,
  }
}

/** How lines are answered: with whose they are, and who answered them. */
export async function showingLines(scope: Scope, lines: readonly IndexationLine[]) {
  const workers = await visibleWorkers(scope).whereIn(
    'id',
    lines.flatMap(({ workerId }) => workerId ?? [])
  )
  const names = new Map(workers.map((one) => [one.id, `${one.firstName} ${one.lastName}`]))
  const people = await peopleOf(
    scope,
    lines.map(({ answeredBy }) => answeredBy)
  )
  return (line: IndexationLine): Answer<typeof lineSchema> => ({
    id: line.id,
    contractId: line.contractId,
    worker: { id: line.workerId!, displayName: names.get(line.workerId!) ?? '' },
    state: line.state,
    reason: line.reason,
    answer: line.answer,
    answeredBy: people(line.answeredBy),
    startOn: line.startOn?.toISODate() ?? null,
    hours: Number(line.heures),
    salaireReference: euros(line.salaireReference),
    salaireBrutAvant: euros(line.salaireBrutAvant),
    salaireBrutApres: euros(line.salaireBrutApres),
    salaireBrutApresBas: euros(line.salaireBrutApresBas),
    salaireNetAvant: euros(line.salaireNetAvant),
    salaireNetApres: euros(line.salaireNetApres),
    coutEmployeurAnnuelAvant: euros(line.coutEmployeurAnnuelAvant),
    coutEmployeurAnnuelApres: euros(line.coutEmployeurAnnuelApres),
    retenuPlafond: euros(line.retenuPlafond),
    cotisationModeration: euros(line.cotisationModeration),
    minimumBareme: euros(line.minimumBareme),
    newContractId: line.newContractId,
    letterAt: line.letterAt?.toUTC().toISO() ?? null,
    failure: line.failure,
  })
}

function shown(run: Indexation, people: (id: string | null) => Person): Shown {
  return {
    id: run.id,
    percent: Number(run.percent),
    percentLow: run.percentLow === null ? null : Number(run.percentLow),
    event: run.event,
    commissionParitaire: run.commissionParitaire,
    date: run.date.toISODate()!,
    dryRun: run.dryRun,
    status: run.status,
    done: run.done,
    total: run.total,
    failure: run.failure,
    plannedBy: people(run.plannedBy),
    createdAt: run.createdAt.toUTC().toISO()!,
  }
}

async function peopleOf(scope: Scope, ids: readonly (string | null)[]) {
  const users = await findUserNames(
    scope,
    ids.flatMap((id) => id ?? [])
  )
  const byId = new Map(users.map((user) => [user.id, user]))
  return (id: string | null): Person => (id === null ? null : (byId.get(id) ?? null))
}

async function isOnlyOne(scope: Scope, userId: string): Promise<boolean> {
  const holders = await findUsersHolding(scope, 'indexations.approve')
  return holders.length === 1 && holders[0]!.id === userId
}

function euros(amount: string | null): number | null {
  return amount === null ? null : Number(amount)
}
