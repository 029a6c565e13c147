import type { CalculationName } from '#modules/packages/pure'
import { fetchFile, type FetchedFile } from './fetch-file.ts'
import type { Language } from './types.ts'

interface CalculationPdf {
  /** As the engine was asked. */
  request: object
  forWhom?: string
  language: Language
}

/**
 * The PDF of an answer beside a payslip; nothing of it is kept.
 *
 * @throws ApiProblem on a refusal
 */
export function calculationPdf(name: CalculationName, body: CalculationPdf): Promise<FetchedFile> {
  return fetchFile(`/api/compute/${name}/pdf`, body)
}
