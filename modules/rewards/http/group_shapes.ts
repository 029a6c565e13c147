import {
  count,
  date,
  flag,
  list,
  moment,
  oneOf,
  optional,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { pageOf } from '#modules/shared/http/pagination'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { bodyShape } from '#modules/templates/index'
import { AUDIENCE_STANDINGS } from '../domain/audience.ts'
import { GROUP_STATUSES } from '../domain/group_status.ts'
import { OMISSION_REASONS } from '../domain/omission.ts'
import { PUBLICATION_KINDS, PUBLICATION_STATUSES } from '../models/reward_publication.ts'

const person = { id: uuid, displayName: text }

/** A person who is left out, why, and the sentence that says so. */
const omissionShape = whole({ ...person, reason: oneOf(OMISSION_REASONS), message: text })

/** A run: people whom it covers, those who were gone through, statements that were published, PDFs that are ready. */
const run = {
  id: uuid,
  kind: oneOf(PUBLICATION_KINDS),
  status: oneOf(PUBLICATION_STATUSES),
  because: text,
  total: count,
  done: count,
  published: count,
  drawn: count,
  failure: orNull(text),
  requestedBy: orNull(text),
  createdAt: moment,
  finishedAt: orNull(moment),
}

export const publicationSchema = whole({ ...run, groupId: uuid, omissions: list(omissionShape) })

/** A group in a list; how many statements it has, and how far they went. */
const listed = {
  id: uuid,
  name: text,
  statementDateStr: date,
  showVariableRemunerations: flag,
  showPreviousContracts: flag,
  companyDocuments: list(whole({ id: uuid, name: text, description: text, url: text })),
  status: oneOf(GROUP_STATUSES),
  version: count,
  statements: count,
  mailed: count,
  opened: count,
  publishedAt: orNull(moment),
  withdrawnAt: orNull(moment),
  createdAt: moment,
  updatedAt: moment,
}

export const listedGroupSchema = whole(listed)
export const groupsSchema = whole({ data: list(listedGroupSchema) })

export const groupSchema = whole({
  ...listed,
  texts: whole({
    fr: optional(bodyShape),
    nl: optional(bodyShape),
    en: optional(bodyShape),
  }),
  /** Null: not chosen yet; empty: the whole company. */
  audience: orNull(
    whole({
      department: optional(uuid),
      location: optional(uuid),
      costCenter: optional(uuid),
      nomFonction: optional(text),
      standing: optional(oneOf(AUDIENCE_STANDINGS)),
      language: optional(oneOf(LOCALES)),
    })
  ),
  /** The newest first. */
  publications: list(whole(run)),
})

/** Whom a publication would cover now, and who of them would be left out, by name. */
export const readinessSchema = whole({
  people: count,
  ready: count,
  omissions: list(omissionShape),
})

export const listedStatementSchema = whole({
  id: uuid,
  groupId: uuid,
  /** The name of its group, and its day. */
  name: text,
  statementDateStr: date,
  isWithdrawn: flag,
  worker: whole(person),
  version: count,
  publishedAt: moment,
  mailedAt: orNull(moment),
  openedAt: orNull(moment),
})

export const statementPageSchema = pageOf(listedStatementSchema)
export const workerStatementsSchema = whole({ data: list(listedStatementSchema) })

/** The versions of a statement, the newest first. */
/** How many statements that people can read show one thing. */
export const showingSchema = whole({ statements: count })

export const versionsSchema = whole({
  data: list(
    whole({ version: count, publishedAt: moment, because: text, openedAt: orNull(moment) })
  ),
})
