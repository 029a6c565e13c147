import { pageFields, pageOf } from '#modules/shared/http/pagination'
import {
  count,
  flag,
  list,
  moment,
  number,
  ofEach,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { PAY_UNITS } from '#modules/elements/index'
import { HR_SYSTEMS } from '../domain/hr_system.ts'
import { OWNERS } from '../domain/owners.ts'
import {
  CAR_IN_CATALOGUE,
  CAR_ON_PACKAGE,
  CAR_QUESTIONS,
  CATALOGUE_ANSWERS,
  PACKAGE_ANSWERS,
} from '../domain/planned_car.ts'
import { PAY_STATES } from '../domain/pay_sending.ts'
import { CAUSES, FAILURES, OUTCOMES, REPAIRS, SYNC_STATUSES } from '../domain/run_states.ts'
import { CONNECTION_STATES, PAUSES } from '../models/hr_connection.ts'
import { ANSWERS } from '../models/sync_row.ts'

const runFields = {
  id: uuid,
  integrationId: uuid,
  system: oneOf(HR_SYSTEMS),
  cause: oneOf(CAUSES),
  dryRun: flag,
  /** Everybody was read, and not only who changed. */
  all: flag,
  status: oneOf(SYNC_STATUSES),
  read: count,
  /** How many there are, where the system says it. */
  total: orNull(count),
  created: count,
  changed: count,
  same: count,
  skipped: count,
  failed: count,
  asked: count,
  proposed: count,
  /** Ends that it proposes, or would propose where it stopped. */
  ends: count,
  /** Why it failed, as a sentence. */
  failure: orNull(text),
  failureKind: orNull(oneOf(FAILURES)),
  /** Whose the key was found to be, where that is why. */
  foundAccount: orNull(text),
  /** How many cars were read; null where none were looked for. */
  cars: orNull(count),
  /** Those of which something is asked. */
  carsProposed: count,
  /** Why they were not read, though people were. */
  carsFailure: orNull(text),
  requestedBy: orNull(text),
  createdAt: moment,
  startedAt: orNull(moment),
  finishedAt: orNull(moment),
}
export const syncRunSchema = whole(runFields)
/** One run with why people were not taken over, the reason of most of them first, and what was changed. */
export const syncRunWholeSchema = whole({
  ...runFields,
  failures: list(
    whole({
      message: text,
      count,
      /** How it is mended here; null where that is done in the other system. */
      repair: orNull(oneOf(REPAIRS)),
    })
  ),
  /** What it asks and nobody answered yet. */
  questions: count,
  /** Which fields were changed of people who were here already, that of most of them first. */
  fields: list(whole({ field: text, label: text, count })),
})
export const syncRunPageSchema = pageOf(syncRunSchema)

export const integrationSchema = whole({
  id: uuid,
  system: oneOf(HR_SYSTEMS),
  name: text,
  address: orNull(text),
  /** Whose it is, as the system calls them. */
  account: text,
  mayRead: whole({ people: flag, pay: flag, cars: flag }),
  mayWritePayElements: flag,
  state: oneOf(CONNECTION_STATES),
  pausedWhy: orNull(oneOf(PAUSES)),
  /** It tells of changes by itself. */
  isListening: flag,
  isNightly: flag,
  makesNames: flag,
  meant: list(whole({ field: text, from: text, to: text })),
  lastRun: orNull(syncRunSchema),
  /** What its runs ask and nobody answered yet, and the newest of them; null where that is nothing. */
  questions: orNull(whole({ count, runId: uuid })),
  version: count,
})
export const integrationsSchema = whole({
  data: list(integrationSchema),
  /** What can be connected, and what a key of it has. */
  systems: list(
    whole({
      system: oneOf(HR_SYSTEMS),
      name: text,
      hasAddress: flag,
      /** A person may let us in by an app of their company, in the place of a key. */
      hasConsent: flag,
      fields: list(whole({ name: text, isSecret: flag, isOptional: flag })),
    })
  ),
  /** What such an app has to know as the address to come back to. */
  returnAddress: text,
})
export const consentSchema = whole({ address: text })

const named = list(whole({ id: text, name: text }))

export const integrationDataSchema = whole({
  data: list(
    whole({
      id: uuid,
      system: oneOf(HR_SYSTEMS),
      lastRun: orNull(syncRunSchema),
      fields: list(
        whole({ field: text, of: oneOf(['WORKER', 'CONTRACT']), label: text, owner: oneOf(OWNERS) })
      ),
      /** The other system's own lists; null where it did not answer. */
      lists: orNull(whole({ departments: named, functions: named, locations: named })),
      /** The run that last read the cars; null where none did. */
      fleet: orNull(whole({ runId: uuid, cars: count, proposed: count, readAt: moment })),
      failure: orNull(text),
    })
  ),
})

export const syncRowSchema = whole({
  id: uuid,
  externalId: text,
  workerId: orNull(uuid),
  name: text,
  outcome: oneOf(OUTCOMES),
  message: text,
  changes: list(
    whole({
      field: text,
      label: text,
      before: orNull(text),
      after: orNull(text),
      state: oneOf(['TAKEN', 'KEPT', 'ASKED']),
    })
  ),
  /** What it asks, and can still be answered. */
  asks: orNull(oneOf(['FIELDS', 'MATCH', 'END'])),
  /** The last day that the other system says, `YYYY-MM-DD`. */
  endsOn: orNull(text),
  answer: orNull(oneOf(ANSWERS)),
  answeredBy: orNull(text),
})
export const syncRowPageSchema = pageOf(syncRowSchema)

export const payTargetsSchema = whole({
  data: list(
    whole({ id: uuid, system: oneOf(HR_SYSTEMS), name: text, state: oneOf(CONNECTION_STATES) })
  ),
})

/** With EUR for one, of kinds in hours or days. */
const codes = list(whole({ kindId: uuid, code: orNull(text), each: orNull(number) }))
export const payCodesSchema = whole({ codes })
export const payOffersSchema = whole({
  /** What can be granted there; null where the system did not say. */
  offers: orNull(list(whole({ code: text, name: text, unit: oneOf(PAY_UNITS) }))),
  failure: orNull(text),
  /** As they were said; a kind that is not named was never asked about. */
  codes,
})

export const payToSendPageSchema = whole({
  ...pageFields(
    whole({
      id: text,
      worker: whole({ id: uuid, displayName: text, employeeNumber: orNull(text) }),
      kindId: uuid,
      /** EUR, hours or days; null where it was taken away here. */
      value: orNull(number),
      /** What stands there, in the same unit. */
      sent: orNull(number),
      /** EUR for one hour or day at which it is sent; null in EUR. */
      each: orNull(number),
      state: oneOf(PAY_STATES),
      /** What it is, or why it was not taken. */
      message: text,
      requestedBy: orNull(text),
      answeredAt: orNull(moment),
    })
  ),
  /** Of the whole month. */
  counts: ofEach(PAY_STATES, count),
  /** How many sending does something about. */
  sendable: count,
  /** EUR that sending would grant, over all. */
  toSend: number,
})
export const payAskedSchema = whole({ asked: count })

const carSaid = whole({
  name: orNull(text),
  /** As one reads them: EUR, g/km, what it runs on. */
  value: orNull(text),
  co2: orNull(text),
  fuel: orNull(text),
  monthlyCost: orNull(text),
})
export const syncCarSchema = whole({
  id: uuid,
  externalId: text,
  name: text,
  said: carSaid,
  driver: orNull(whole({ id: uuid, name: text })),
  catalogue: oneOf(CAR_IN_CATALOGUE),
  package: oneOf(CAR_ON_PACKAGE),
  message: text,
  /** What it asks, and can still be answered. */
  asks: list(oneOf(CAR_QUESTIONS)),
  catalogueAnswer: orNull(oneOf(CATALOGUE_ANSWERS)),
  packageAnswer: orNull(oneOf(PACKAGE_ANSWERS)),
  answeredBy: orNull(text),
})
export const syncCarPageSchema = pageOf(syncCarSchema)
