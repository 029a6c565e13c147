import type { Scope } from '#modules/shared/tenancy/scope'
import { differenceOf } from '../domain/difference.ts'
import { employerLines, explanationOf, statementLines } from '../domain/statement_lines.ts'
import type { SaidContract, StatementSays } from '../domain/statement_says.ts'
import type { StatementAnswer } from '../http/statement_shapes.ts'
import type RewardStatementVersion from '../models/reward_statement_version.ts'
import { groupDocuments } from './group_documents.ts'

/** What a statement is shown from: a version that was published, or a preview that is kept nowhere. */
export type ShownVersion = Pick<RewardStatementVersion, 'language' | 'says' | 'because'> & {
  statementId: string
  groupId: string
  version: number
  publishedAt: string
  /** The version before it, and the statement before it of another group. */
  former: { says: StatementSays; createdAt: string } | null
  before: StatementSays | null
}

/**
 * A statement as its reader is shown it (REW-11).
 *
 * @param urlOf where a document of the company is read, by its id
 */
export async function statementAnswer(
  scope: Scope,
  shown: ShownVersion,
  urlOf: (documentId: string) => string
): Promise<StatementAnswer> {
  const { says, former, before } = shown
  const documents = (await groupDocuments(scope, [shown.groupId])).get(shown.groupId)!
  const lines = statementLines(says)
  const employer = employerLines(says)
  const rules = new Set([...lines, ...employer.lines].map(({ rule }) => rule))
  const contract = { ...says.contract, package: says.request.package }
  return {
    rewardStatement: {
      id: shown.statementId,
      version: shown.version,
      language: shown.language,
      publishedAt: shown.publishedAt,
      firstName: says.firstName,
      text: says.text,
      contract,
      lines,
      employer,
      netAnnual: says.remunerationAnnuelle.remunerationAnnuelle,
      explanation: explanationOf(says, rules),
      reissued: former && { because: shown.because, formerAt: former.createdAt },
      difference: before && differenceOf(before, says),
      correction: former && differenceOf(former.says, says),
    },
    computes: [
      ...says.earlier.map(({ contract: { contractId, packageId }, lawset, totalCashAnnuel }) => ({
        contractId,
        packageId,
        lawset,
        remuneration: { totalCashAnnuel },
      })),
      {
        ...namesOf(says.contract),
        lawset: says.lawset,
        coutEmployeur: says.coutEmployeur,
        remuneration: { totalCashAnnuel: says.totalCashAnnuel },
      },
    ],
    contracts: [...says.earlier.map((one) => one.contract), contract],
    rewardStatementGroup: {
      id: shown.groupId,
      name: says.name,
      statementDateStr: says.statementDateStr,
      showVariableRemunerations: says.showVariableRemunerations,
      showPreviousContracts: says.showPreviousContracts,
      companyDocuments: documents.map(({ id, name, description }) => ({
        id,
        name,
        description,
        url: urlOf(id),
      })),
    },
  }
}

function namesOf({ contractId, packageId }: SaidContract) {
  return { contractId, packageId }
}
