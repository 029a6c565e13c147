import { pageFields } from '#modules/shared/http/pagination'
import {
  count,
  date,
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
import { contractFields, LANGUAGE_REGIMES } from '#modules/team/index'
import {
  CONTRACT_CHANGE_TYPES,
  CONTRACT_KINDS,
  CONTRACT_SIGNATURES,
  END_KINDS,
} from '../domain/contract_kinds.ts'
import { CONTRACT_STANDINGS, CONTRACT_STEPS } from '../domain/contract_standing.ts'
import { CLAUSES } from '../domain/law/clauses.ts'
import { INFORMATION_ITEMS } from '../domain/law/information_list.ts'
import { PEAKS } from '../domain/paid_by_month.ts'

const person = whole({ id: uuid, displayName: text })
const named = orNull(whole({ id: uuid, name: text }))

const listed = {
  ...contractFields,
  kind: oneOf(CONTRACT_KINDS),
  contractChangeType: oneOf(CONTRACT_CHANGE_TYPES),
  standing: oneOf(CONTRACT_STANDINGS),
  signature: oneOf(CONTRACT_SIGNATURES),
  workerId: uuid,
  worker: person,
  endKind: orNull(oneOf(END_KINDS)),
  /** Why it was entered after it held; empty where it was made here. */
  enteredBecause: text,
  createdBy: orNull(person),
  createdAt: moment,
}
export const listedContractSchema = whole(listed)

export const contractPageSchema = whole({
  ...pageFields(listedContractSchema),
  /** How many of each standing there are under the same search, worker and kind. */
  counts: ofEach(CONTRACT_STANDINGS, count),
})

const source = whole({
  name: text,
  href: orNull(text),
  /** Read on an official page, with a law firm or payroll provider, or recalled. */
  confidence: oneOf(['OFF', 'LAW', 'REC']),
  checked: date,
})

/** What the law says of it, in the reader's language. */
const judged = {
  warnings: list(whole({ code: text, level: oneOf(['warn', 'info']), title: text, text, source })),
  clauses: list(
    whole({
      clause: oneOf(CLAUSES),
      effect: oneOf(['VOID', 'BY_AGREEMENT', 'OPEN']),
      threshold: number,
      missing: number,
      title: text,
      text,
      source,
    })
  ),
  /** EUR: gross pay of twelve months, double holiday pay, year-end premium and benefits. */
  yearlyPay: number,
  information: list(whole({ item: oneOf(INFORMATION_ITEMS), isTold: flag, title: text })),
  informationSource: source,
}

const content = {
  kind: oneOf(CONTRACT_KINDS),
  startDateStr: date,
  endDateStr: orNull(date),
  contractLocationId: orNull(uuid),
  costCenterId: orNull(uuid),
  schedule: text,
  /** Null where it is not known whether it varies. */
  isVariableSchedule: orNull(flag),
  reason: text,
  workDescription: text,
  replacedWorkerId: orNull(uuid),
}

export const previewContractSchema = whole({
  /** As it would be kept: what was not given is suggested. */
  content: whole(content),
  changeType: oneOf(CONTRACT_CHANGE_TYPES),
  worker: whole({ id: uuid, displayName: text, language: text }),
  nomFonction: text,
  /** EUR a month, and a year for the employer. */
  salaireBrut: number,
  salaireNet: number,
  coutEmployeurAnnuel: number,
  location: orNull(
    whole({ id: uuid, name: text, languageRegime: orNull(oneOf(LANGUAGE_REGIMES)) })
  ),
  /** Why it cannot be kept. */
  problems: list(whole({ path: text, code: text, message: text })),
  ...judged,
})

/** One contract with every version of the worker's. */
export const contractSchema = whole({
  ...listed,
  ...content,
  ...judged,
  steps: list(oneOf(CONTRACT_STEPS)),
  costCenter: named,
  replacedWorker: orNull(person),
  offerId: orNull(uuid),
  exchangeId: orNull(uuid),
  previousId: orNull(uuid),
  correctedById: orNull(uuid),
  version: count,
  updatedAt: moment,
  /** Last begun first, this one among them. */
  versions: list(listedContractSchema),
})

export const payrollCostSchema = whole({
  data: list(
    whole({
      month: text,
      contracts: number,
      remunerationsFixes: number,
      frais: number,
      remunerationsVariables: number,
      avantages: number,
      total: number,
      /** What is paid once a year and makes the month dear; null in a month like others. */
      peak: orNull(oneOf(PEAKS)),
    })
  ),
})
