import type { ContractPackage } from '#modules/packages/index'
import { fail, type Result } from '#modules/shared/result'
import type { ContractProblem } from '../domain/contract_problems.ts'
import type Contract from '../models/contract.ts'
import type { PreparedContract } from '../queries/prepare_contract.ts'

/** A refusal as a sentence; the caller brings the reader's language. */
export interface ExplainContract {
  problem: (problem: ContractProblem) => string
  /** Names the contract that is in the way. */
  overlap: (other: Contract) => string
  engine: Parameters<typeof ContractPackage.handle>[2]
}

/** The refusal of a contract as it was prepared; null where it may be kept. */
export function contractRefusal(
  { problems, overlap }: PreparedContract,
  explain: Pick<ExplainContract, 'problem' | 'overlap'>
): Result<never> | null {
  if (problems.length > 0)
    return fail(
      'E_CONTRACT_REFUSED',
      problems.map((problem) => ({
        path: problem.path,
        code: problem.code,
        message: explain.problem(problem),
      }))
    )
  if (!overlap) return null
  const message = explain.overlap(overlap)
  return fail('E_CONTRACT_OVERLAP', [{ path: 'startDateStr', code: 'overlap', message }])
}
