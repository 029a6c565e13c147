import {
  anything,
  byName,
  count,
  flag,
  judgedAs,
  list,
  moment,
  number,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { pageFields, pageOf } from '#modules/shared/http/pagination'
import { CHANGE_TYPES } from '../domain/changes/index.ts'
import { SKIPPED } from '../domain/changes/change.ts'
import { OUT_SKIPPED } from '../domain/out_skipped.ts'
import type { ChangeData } from '../domain/changes/change.ts'
import type { Snapshot } from '../domain/person.ts'
import { WAYS_OUT } from '../models/scenario_item.ts'

const beforeAfter = whole({ before: number, after: number })
const twelve = list(number)
const months = whole({
  remunerationsFixes: twelve,
  frais: twelve,
  remunerationsVariables: twelve,
  avantages: twelve,
})

const sums = whole({
  people: beforeAfter,
  failed: count,
  gross: beforeAfter,
  net: beforeAfter,
  cost: beforeAfter,
  retenu: number,
  retenuPeople: count,
  moderation: number,
  losers: count,
  medianGain: orNull(number),
  gains: byName(count),
})

const totals = whole({
  sums,
  months: whole({ before: months, after: months }),
  departments: list(
    whole({ id: orNull(uuid), name: orNull(text), people: count, before: number, after: number })
  ),
  bridge: list(
    whole({
      changeId: uuid,
      type: text,
      part: oneOf(['change', 'retenu', 'moderation']),
      amount: number,
    })
  ),
})

export const changeSchema = whole({
  id: uuid,
  type: oneOf(CHANGE_TYPES),
  data: judgedAs<ChangeData>(),
  /** Null: the whole scenario. */
  scenarioItemIds: orNull(list(uuid)),
  isUndone: flag,
  undoneAt: orNull(moment),
})

const head = {
  id: uuid,
  name: text,
  description: text,
  dateStr: text,
  people: count,
  isArchived: flag,
  /** It belongs to a pay review, which alone changes it. */
  isKept: flag,
  version: count,
  /** False while the figures are those of an earlier version; `progress` people of this one are computed. */
  isComputed: flag,
  progress: count,
  createdAt: moment,
  updatedAt: moment,
}

export const listedScenarioSchema = whole({
  ...head,
  changes: count,
  /** EUR of the twelve months; null until they were computed once. */
  cost: orNull(beforeAfter),
})

export const scenarioPageSchema = pageOf(listedScenarioSchema)

/** The whole scenario but its people, who come by pages. */
export const scenarioSchema = whole({
  ...head,
  changes: list(changeSchema),
  totals: orNull(totals),
  lawSet: orNull(text),
  /** The company's facts that figures depend on. */
  company: whole({ effectif: count, assuranceLoiTaux: number }),
  /** How many became contracts, offers or corrections. */
  applied: count,
})

const figures = whole({
  gross: number,
  net: number,
  cost: number,
  retenu: number,
  moderation: number,
  share: number,
})

const itemFields = {
  id: uuid,
  worker: orNull(whole({ id: uuid, firstName: text, lastName: text })),
  nomFonction: text,
  department: orNull(text),
  isNew: flag,
  before: orNull(figures),
  after: orNull(figures),
  failure: orNull(text),
  skipped: list(whole({ changeId: uuid, reason: oneOf(SKIPPED) })),
  appliedAs: orNull(oneOf(WAYS_OUT)),
  appliedId: orNull(uuid),
}

export const itemSchema = whole(itemFields)
export const itemPageSchema = pageOf(itemSchema)

/** One person, with what the engine is asked before and after, so that a screen can show every line. */
export const itemDetailSchema = whole({
  ...itemFields,
  changes: list(changeSchema),
  requests: whole({ before: orNull(anything), after: orNull(anything) }),
})

export const bareItemsSchema = whole({
  data: list(whole({ id: uuid, isNew: flag, snapshot: judgedAs<Snapshot>() })),
  next: orNull(uuid),
})

export const compareSchema = whole({
  scenarios: list(
    whole({
      id: uuid,
      name: text,
      dateStr: text,
      isComputed: flag,
      changes: list(changeSchema),
      totals: orNull(totals),
    })
  ),
  people: whole({
    ...pageFields(
      whole({
        workerId: uuid,
        name: text,
        /** By the id of the scenario; of who is not in it nothing. */
        of: byName(whole({ before: orNull(figures), after: orNull(figures) })),
      })
    ),
  }),
})

export const appliedSchema = whole({
  data: list(
    whole({
      itemId: uuid,
      name: orNull(text),
      gross: orNull(beforeAfter),
      status: oneOf(['done', 'ready', 'skipped']),
      /** Why nothing is made of it: a reason of ours, or the sentence of who refused. */
      reason: orNull(oneOf(OUT_SKIPPED)),
      sentence: orNull(text),
      /** The contract or offer that was made. */
      madeId: orNull(uuid),
    })
  ),
  next: orNull(uuid),
})
