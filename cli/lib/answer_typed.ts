import { compute, errorText, yearTax, type ComputeError } from '#modules/compute/pure'
import { answerRequest, type AnswerOptions } from '#cli/lib/answer_line'
import type { Output } from '#cli/lib/output'
import { situationRows } from '#cli/lib/situation_rows'
import { householdOf, refuseHousehold } from '#cli/lib/typed_household'
import { optionOf, requestOf, type TypedPackage } from '#cli/lib/typed_package'

/**
 * Answers the package of the options: a payslip under the situation it is of, or JSON.
 *
 * @returns the exit code: 0, or 2 where the engine refused; the reason then names the option
 * @throws Failure where an option cannot be read
 */
export async function answerTyped(
  output: Output,
  typed: TypedPackage,
  options: AnswerOptions
): Promise<number> {
  const pay = requestOf(typed)
  if (!options.yearTax) refuseHousehold(typed)
  const request = options.yearTax ? { ...pay, menage: householdOf(typed) } : pay
  if (!options.table) {
    const { ok, text } = answerRequest(request, options, 2)
    await output.write(`${text}\n`)
    return ok ? 0 : 2
  }
  const errors = refusalsOf(request, options)
  if (errors.length > 0) {
    for (const error of errors) {
      const message = errorText(error, options.language)
      process.stderr.write(`barema: ${optionOf(error.path, typed)}: ${message}\n`)
    }
    return 2
  }
  const { text } = answerRequest(request, options)
  await output.write(`${situationRows(pay, options.language)}\n${text}\n`)
  return 0
}

function refusalsOf(request: unknown, options: AnswerOptions): readonly ComputeError[] {
  const result = options.yearTax ? yearTax(request) : compute(request)
  return result.ok ? [] : result.errors
}
