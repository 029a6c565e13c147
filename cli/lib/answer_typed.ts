import { compute, errorText } from '#modules/compute/pure'
import { answerRequest, type AnswerOptions } from '#cli/lib/answer_line'
import type { Output } from '#cli/lib/output'
import { situationRows } from '#cli/lib/situation_rows'
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
  const request = requestOf(typed)
  if (!options.table) {
    const { ok, text } = answerRequest(request, options, 2)
    await output.write(`${text}\n`)
    return ok ? 0 : 2
  }
  const result = compute(request)
  if (!result.ok) {
    for (const error of result.errors) {
      const message = errorText(error, options.language)
      process.stderr.write(`barema: ${optionOf(error.path, typed)}: ${message}\n`)
    }
    return 2
  }
  const { text } = answerRequest(request, options)
  await output.write(`${situationRows(request, options.language)}\n${text}\n`)
  return 0
}
