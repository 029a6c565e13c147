import type { HttpContext } from '@adonisjs/core/http'
import { explainContract } from '#modules/contracts/index'
import type { ExplainOut } from '../actions/apply_out.ts'

/** How refusals of contracts and offers are said in the reader's language. */
export function explainOut(i18n: HttpContext['i18n']): ExplainOut {
  return {
    ...explainContract(i18n),
    refused: ({ problem, errors = [] }: { problem: string; errors?: { message: string }[] }) =>
      errors.map(({ message }) => message).join(' ') || i18n.t(`words.problems.${problem}.detail`),
  }
}
