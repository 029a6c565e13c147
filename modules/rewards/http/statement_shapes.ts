import { lawsetShape, packageShape } from '#modules/compute/index'
import {
  ANSWER_SCHEMA,
  COST_PARTS,
  FIGURES_SCHEMA,
  type CoutEmployeur,
  type ExplanationLine,
  type TotalCashAnnuel,
} from '#modules/compute/pure'
import {
  count,
  date,
  flag,
  list,
  moment,
  number,
  oneOf,
  optional,
  orNull,
  text,
  toldAs,
  uuid,
  whole,
  type Answer,
} from '#modules/shared/http/shapes'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { bodyShape } from '#modules/templates/index'

type Schema = { properties: Record<string, Schema>; items: object }
const FIGURES = FIGURES_SCHEMA as unknown as Schema
const ANSWER = ANSWER_SCHEMA as unknown as Schema

/** With the name of its type, which the typed client has too. */
const totalCashShape = toldAs<TotalCashAnnuel>({
  title: 'TotalCashAnnuel',
  ...FIGURES.properties.remuneration!.properties.totalCashAnnuel!,
})
const costShape = toldAs<CoutEmployeur>({
  title: 'CoutEmployeur',
  ...FIGURES.properties.coutEmployeur!,
})
const explanationShape = list(
  toldAs<ExplanationLine>({ title: 'ExplanationLine', ...ANSWER.properties.explanation!.items })
)

const contract = {
  contractId: uuid,
  packageId: uuid,
  nomFonction: text,
  startDateStr: date,
  endDateStr: orNull(date),
  kind: text,
  contractChangeType: text,
}

/** A line of the total, EUR a year. */
const lineShape = whole({
  part: oneOf(COST_PARTS),
  key: text,
  amount: number,
  /** What of it reaches the account; null where the engine does not know. */
  net: orNull(number),
  /** The rule behind it, as `explanation` names it. */
  rule: text,
})

const differenceShape = orNull(
  whole({
    /** Of the statement that it is compared with. */
    statementDateStr: date,
    totalBefore: number,
    totalAfter: number,
    lines: list(whole({ part: oneOf(COST_PARTS), key: text, before: number, after: number })),
  })
)

/** A statement as its reader is shown it (REW-11). */
export const statementAnswerSchema = whole({
  rewardStatement: whole({
    id: uuid,
    version: count,
    language: oneOf(LOCALES),
    /** Of this version. */
    publishedAt: moment,
    firstName: text,
    text: bodyShape,
    contract: whole({ ...contract, package: packageShape }),
    lines: list(lineShape),
    /** What the employer pays in all, and each line of it that is not in the total. */
    employer: whole({
      total: number,
      lines: list(whole({ key: text, amount: number, rule: text })),
    }),
    /** The year net. */
    netAnnual: number,
    /** Of the rules of these lines; none once the law is known otherwise than it was. */
    explanation: explanationShape,
    reissued: orNull(whole({ because: text, formerAt: moment })),
    /** From the last statement before, of another group. */
    difference: differenceShape,
    /** From the former version of this one. */
    correction: differenceShape,
  }),
  /** In the order of `contracts`. */
  computes: list(
    whole({
      contractId: uuid,
      packageId: uuid,
      lawset: lawsetShape,
      /** Of the statement's own contract. */
      coutEmployeur: optional(costShape),
      remuneration: whole({ totalCashAnnuel: totalCashShape }),
    })
  ),
  /** By start date; that of the statement is the last. */
  contracts: list(whole({ ...contract, package: optional(packageShape) })),
  rewardStatementGroup: whole({
    id: uuid,
    name: text,
    statementDateStr: date,
    showVariableRemunerations: flag,
    showPreviousContracts: flag,
    companyDocuments: list(whole({ id: uuid, name: text, description: text, url: text })),
  }),
})

export type StatementAnswer = Answer<typeof statementAnswerSchema>
