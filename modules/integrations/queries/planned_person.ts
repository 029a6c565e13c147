import type { PlannedRow, ReadRow, Value } from '#modules/imports/index'
import { maskedValue } from '#modules/team/index'
import { comparedBy } from '../domain/compared_by.ts'
import type { Decided } from '../domain/decide_row.ts'
import type { Seen } from '../domain/decide_change.ts'
import { contractField } from '../domain/owners.ts'
import type { FieldChange, PlannedPerson, SeenFields } from '../domain/planned_person.ts'
import type { PlannedTerms } from './plan_terms.ts'
import type { Drafted } from './who_is_meant.ts'

/** What a row is made of, once all is decided. */
interface Planned {
  plan: PlannedRow | undefined
  stood: Readonly<Record<string, Value | null>>
  workerId: string | null
  decided: Decided
  terms: PlannedTerms | undefined
  seen: SeenFields
  /** Before anything was left out of it. */
  said: ReadRow
}

/** What a run does with one person, with its sentence and what differs. */
export function plannedPerson(
  draft: Drafted,
  { plan, workerId, decided, terms, seen, stood, said }: Planned
): PlannedPerson {
  const { person, row, done, isMatched } = draft
  const label =
    plan?.label || [row.found.firstName, row.found.lastName].filter(Boolean).join(' ') || person.id
  const nothing = {
    person,
    label,
    changes: [],
    refusals: [],
    seen: null,
    isMatched: false,
    isNew: false,
  }
  if (done) return { ...nothing, ...done }
  if (!plan || plan.outcome === 'refused')
    return {
      ...nothing,
      workerId: row.about ?? null,
      outcome: 'FAILED',
      code: 'refused',
      params: {},
      refusals: plan?.refusals ?? row.refusals,
    }
  const changes = [
    ...changesOf(plan, decided, (field) => field),
    ...(terms ? changesOf(terms.plan, terms.decided, contractField) : []),
  ]
  const isTermsRefused = terms?.plan.outcome === 'refused'
  const refusals = isTermsRefused ? terms.plan.refusals : []
  const states = new Set(changes.map(({ state }) => state))
  const isNew = plan.outcome === 'created'
  const outcome = isTermsRefused
    ? 'FAILED'
    : states.has('ASKED')
      ? 'ASKED'
      : terms?.endsOn
        ? 'PROPOSED'
        : isNew
          ? 'NEW'
          : states.has('TAKEN') || isMatched
            ? 'CHANGED'
            : 'SAME'
  const code = {
    FAILED: 'refused',
    ASKED: 'asked',
    PROPOSED: 'end_on',
    NEW: 'new',
    CHANGED: states.has('TAKEN') ? 'changed' : 'matched',
    SAME: states.has('KEPT') ? 'kept' : 'same',
  }[outcome]
  return {
    person,
    workerId,
    label,
    outcome,
    code,
    params: outcome === 'PROPOSED' ? { day: terms!.endsOn! } : {},
    changes,
    refusals,
    isMatched,
    isNew,
    seen: {
      ...seen,
      ...seenOf(
        comparedBy(person, said),
        { plan, decided, stood, kept: row.values },
        seen,
        (field) => field
      ),
      ...(terms && !isTermsRefused
        ? seenOf(
            terms.row,
            { plan: terms.plan, decided: terms.decided, stood: {}, kept: terms.row.values },
            seen,
            contractField
          )
        : {}),
    },
  }
}

/** What is taken, as the last plan says it, and what is not, as it was decided. */
function changesOf(
  plan: PlannedRow,
  decided: Decided,
  name: (field: string) => string
): FieldChange[] {
  const left = [...decided].filter(([, { decision }]) => decision !== 'TAKEN')
  return [
    ...plan.changes.map(({ field, before, after }) => ({
      field,
      before,
      after,
      state: 'TAKEN' as const,
    })),
    ...left.map(([field, { ours, theirs, decision }]) => ({
      field,
      before: ours,
      after: theirs,
      state: decision,
    })),
  ].map(({ field, before, after, state }) => ({
    field: name(field),
    before: maskedValue(field, before),
    after: maskedValue(field, after),
    state,
  }))
}

/** What both say of each field that was told. What is asked stays as it was seen before: it is asked until it is answered. */
function seenOf(
  { values }: Pick<ReadRow, 'values'>,
  {
    plan,
    decided,
    stood,
    kept,
  }: Pick<Planned, 'decided' | 'stood'> & {
    plan: PlannedRow
    /** What was planned in the end: a manager may come later. */
    kept: ReadRow['values']
  },
  before: SeenFields,
  name: (field: string) => string
): Record<string, Seen> {
  const taken = new Map(plan.changes.map(({ field, after }) => [field, after]))
  const seen: Record<string, Seen> = {}
  for (const [field, theirs] of Object.entries(values)) {
    const key = name(field)
    const left = decided.get(field)
    if (left?.decision === 'ASKED') {
      if (before[key]) seen[key] = before[key]
    } else if (left?.decision === 'KEPT') seen[key] = [theirs, left.ours]
    else if (!(field in kept)) continue
    else seen[key] = [theirs, taken.has(field) ? taken.get(field)! : (stood[field] ?? theirs)]
  }
  return seen
}
