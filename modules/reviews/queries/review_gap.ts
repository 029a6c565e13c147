import {
  changed,
  changesOf,
  FIRST,
  fullTimeGross,
  itemsAfter,
  keptChange,
  stateOf,
} from '#modules/scenarios/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { gapOf, type Gap, type Measured } from '../domain/gap.ts'
import type PayReview from '../models/pay_review.ts'
import { scenarioOf } from './find_review.ts'

const SLICE = 500

/** The gap between women and men in a review, before and after what was submitted: by mean pay at full time. */
export async function reviewGap(scope: Scope, review: PayReview): Promise<Gap> {
  const scenario = await scenarioOf(scope, review)
  const changes = (await changesOf(scenario)).map(keptChange)
  const date = scenario.date.toISODate()!
  const people: Measured[] = []
  let after = FIRST
  for (;;) {
    const items = await itemsAfter(scope, scenario.id, after, SLICE)
    const genders = await gendersOf(
      scope,
      items.flatMap(({ workerId }) => workerId ?? [])
    )
    for (const item of items) {
      const before = fullTimeGross(stateOf(item.snapshot))
      const { state } = changed(item, changes, date)
      const pay = state && fullTimeGross(state)
      if (before === undefined || !pay || item.workerId === null) continue
      const { departmentId, department } = item
      const gender = genders.get(item.workerId) ?? null
      people.push({ departmentId, department, gender, before, after: pay })
    }
    if (items.length < SLICE) return gapOf(people)
    after = items.at(-1)!.id
  }
}

async function gendersOf(scope: Scope, ids: readonly string[]) {
  const workers = await visibleWorkers(scope)
    .whereIn('id', [...ids])
    .select('id', 'gender')
  return new Map(workers.map(({ id, gender }) => [id, gender]))
}
