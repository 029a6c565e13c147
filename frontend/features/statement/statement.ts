import type {
  CoutEmployeur,
  ExplanationLine,
  LawSetReference,
  PackageFields,
  TotalCashAnnuel,
} from '#modules/compute/pure'

/** The four groups of the yearly total, as the engine names them. */
export type Part = 'remunerationsFixes' | 'frais' | 'remunerationsVariables' | 'avantages'

/** Their order and their colour in every picture, pill and table. */
export const PARTS: readonly { part: Part; colour: string }[] = [
  { part: 'remunerationsFixes', colour: 'var(--data-fixed)' },
  { part: 'frais', colour: 'var(--data-costs)' },
  { part: 'remunerationsVariables', colour: 'var(--data-variable)' },
  { part: 'avantages', colour: 'var(--data-benefits)' },
]

export interface StatementLine {
  part: Part
  /** `lineText` of the engine. */
  key: string
  /** EUR a year. */
  amount: number
  /** What of it is left net, EUR a year; null where that cannot be said of one line. */
  net: number | null
  /** What explains it. */
  rule: string
}

export interface StatementContract {
  contractId: string
  packageId: string
  nomFonction: string
  /** `YYYY-MM-DD`. */
  startDateStr: string
  endDateStr: string | null
  kind: string
  contractChangeType: string
}

export interface StatementCompute {
  contractId: string
  packageId: string
  /** Figures of an earlier year carried on are a projection. */
  lawset?: Pick<LawSetReference, 'extrapolated'>
  coutEmployeur?: CoutEmployeur
  remuneration: { totalCashAnnuel: TotalCashAnnuel }
}

/** What changed since another statement; EUR a year. */
export interface Difference {
  statementDateStr: string
  totalBefore: number
  totalAfter: number
  lines: readonly { part: Part; key: string; before: number; after: number }[]
}

interface Run {
  text: string
  bold: boolean
  italic: boolean
}

/** A reward statement as its worker reads it, and as the employer previews it (REW-11). */
export interface StatementAnswer {
  rewardStatement: {
    id: string
    version: number
    language: string
    publishedAt: string | null
    firstName: string
    text: readonly { kind: string; lines: readonly (readonly Run[])[] }[]
    contract: StatementContract & { package: PackageFields }
    lines: readonly StatementLine[]
    employer: { total: number; lines: readonly { key: string; amount: number; rule: string }[] }
    netAnnual: number
    explanation: readonly ExplanationLine[]
    reissued: { because: string; formerAt: string } | null
    difference: Difference | null
    correction: Difference | null
  }
  computes: readonly StatementCompute[]
  contracts: readonly StatementContract[]
  rewardStatementGroup: {
    id: string
    name: string
    statementDateStr: string
    showVariableRemunerations: boolean
    showPreviousContracts: boolean
    companyDocuments: readonly { id: string; name: string; description: string; url: string }[]
  }
}

/** What every part of a statement's screen is given. */
export interface StatementProps {
  answer: StatementAnswer
  /** The company's name. */
  company: string
  /** Where the same stands on paper; absent where there is none yet. */
  pdfUrl?: string
  /** Asks the employer something, of a line where one is named; absent on paper and in previews. */
  onAsk?: (line?: string) => void
}

/** The year of the statement's own contract. */
export function totalOf(answer: StatementAnswer): TotalCashAnnuel {
  return ownCompute(answer).remuneration.totalCashAnnuel
}

/** Whether the law of its day has no figures of its own yet. */
export function isProjected(answer: StatementAnswer): boolean {
  return Boolean(ownCompute(answer).lawset?.extrapolated)
}

function ownCompute({ rewardStatement, computes }: StatementAnswer): StatementCompute {
  const { contractId } = rewardStatement.contract
  return computes.find((one) => one.contractId === contractId)!
}

/** EUR a year of one group. */
export const amountOf = (year: TotalCashAnnuel, part: Part): number => year[`${part}Total`]

/** What makes pay variable in a package (REW-6). */
const VARIABLE = [
  'hasCommissions',
  'hasBonusAnnuel',
  'hasWarrants',
  'hasPrimeBeneficiaire',
  'hasCct90',
] as const

/**
 * The groups that are shown: variable pay only where the company shows it and the package has it. What stands in that group and
 * depends on no result, such as authors' rights, is shown too: what is shown is the whole total.
 */
export function shownParts(answer: StatementAnswer) {
  const { rewardStatement, rewardStatementGroup } = answer
  const fields = rewardStatement.contract.package as unknown as Record<string, unknown>
  const isVariable =
    amountOf(totalOf(answer), 'remunerationsVariables') > 0 ||
    (rewardStatementGroup.showVariableRemunerations &&
      VARIABLE.some((name) => fields[name] === true))
  return PARTS.filter(({ part }) => part !== 'remunerationsVariables' || isVariable)
}

/** The years that the bars show, the first first; none where there is nothing to compare. */
export function shownYears({ contracts, computes, rewardStatementGroup }: StatementAnswer) {
  if (!rewardStatementGroup.showPreviousContracts || contracts.length < 2) return []
  return [...contracts]
    .sort((one, other) => one.startDateStr.localeCompare(other.startDateStr))
    .slice(-MOST_BARS)
    .flatMap((contract) => {
      const compute = computes.find(({ contractId }) => contractId === contract.contractId)
      return compute ? [{ contract, year: compute.remuneration.totalCashAnnuel }] : []
    })
}

/** The last contracts that the bars show (REW-9). */
const MOST_BARS = 10
