import { FIGURES_SCHEMA, ETATS_CIVILS, type ComputeFigures } from '#modules/compute/pure'
import { packageShape } from '#modules/compute/index'
import {
  anything,
  count,
  date,
  flag,
  list,
  moment,
  oneOf,
  orNull,
  text,
  toldAs,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { PROPOSAL_KINDS, PROPOSAL_STATUSES, SITUATION_FIELDS } from '../domain/proposal.ts'

/** What a browser knows once its worker came in. */
export const portalSessionSchema = whole({ language: oneOf(LOCALES) })

/** What a worker proposed; an account masked, and only while it waits. */
export const proposalShape = whole({
  id: uuid,
  kind: oneOf(PROPOSAL_KINDS),
  status: oneOf(PROPOSAL_STATUSES),
  /** Why it was refused; empty otherwise. */
  reason: text,
  askedAt: moment,
  settledAt: orNull(moment),
  changes: list(whole({ field: oneOf(SITUATION_FIELDS), before: anything, after: anything })),
  account: orNull(whole({ iban: text, bic: orNull(text) })),
})

/** A signed-in worker as they see themselves (POR-10). */
export const portalWorkerSchema = whole({
  id: uuid,
  firstName: text,
  lastName: text,
  email: orNull(text),
  phone: orNull(text),
  language: oneOf(LOCALES),
  photoUrl: orNull(text),
  nomFonction: orNull(text),
  addressLine1: orNull(text),
  addressLine2: orNull(text),
  addressPostalCode: orNull(text),
  addressCity: orNull(text),
  addressCountry: orNull(text),
  etatCivil: orNull(oneOf(ETATS_CIVILS)),
  conjointTravaille: orNull(flag),
  enfantsACharge: orNull(count),
  enfantsHandicapes: orNull(count),
  /** Masked: `BE•• •••• •••• 1234`. */
  iban: orNull(text),
  bic: orNull(text),
  /** Theirs, the newest first (REW-12). */
  rewardStatements: list(
    whole({
      id: uuid,
      name: text,
      statementDateStr: date,
      version: count,
      publishedAt: moment,
      openedAt: orNull(moment),
    })
  ),
  /** What waits for the employer, and how the last ones ended. */
  proposals: list(proposalShape),
  /** Answers that they have not read. */
  unreadAnswers: count,
})

/** The company as its workers see it; `link` names it in addresses. */
export const portalCompanySchema = whole({
  link: text,
  name: text,
  logoUrl: orNull(text),
  mainColor: text,
})

const question = {
  id: uuid,
  statementId: orNull(uuid),
  /** The line that it is about; empty where it is about none. */
  about: text,
  text,
  askedAt: moment,
  answer: orNull(text),
  answeredAt: orNull(moment),
  answeredBy: orNull(text),
  /** Whether the answer was read; true while there is none. */
  isRead: flag,
}
const person = whole({ id: uuid, displayName: text })

export const questionListSchema = whole({ data: list(whole(question)) })
export const workerQuestionListSchema = whole({
  data: list(whole({ ...question, worker: person })),
})
export const workerProposalListSchema = whole({
  data: list(whole({ ...proposalShape.properties, worker: person })),
})
export const portalSettingsSchema = whole({ tellsViews: flag, version: count })

const FIGURES = FIGURES_SCHEMA as unknown as { properties: Record<string, { properties: object }> }

/** What is computed of a package, without what it costs the employer. */
const paidShape = toldAs<Pick<ComputeFigures, 'remuneration'>['remuneration']>({
  ...FIGURES.properties.remuneration!,
})

/** A worker's contract of today with the documents that were signed with it (POR-18). */
export const currentContractSchema = whole({
  worker: whole({ id: uuid, firstName: text, lastName: text, language: oneOf(LOCALES) }),
  company: portalCompanySchema,
  /** Null where none is in force today. */
  contract: orNull(
    whole({
      id: uuid,
      nomFonction: text,
      startDateStr: date,
      /** Of the first contract in the row of those that follow each other. */
      sinceStr: date,
      endDateStr: orNull(date),
      kind: text,
      contractChangeType: text,
      contractLocation: orNull(text),
      package: packageShape,
    })
  ),
  compute: orNull(whole({ remuneration: paidShape })),
  documents: list(
    whole({ id: uuid, name: text, signedOnStr: orNull(date), pages: orNull(count), url: text })
  ),
})
