import { PdfString } from '@libpdf/core'
import { secondInUtc } from '#modules/shared/values/days'

/** A moment as PDF writes it, to the second, in UTC (ISO 32000-1, 7.9.4). */
export function pdfTime(at: Date): PdfString {
  return PdfString.fromString(`D:${secondInUtc(at).replace(/\D/g, '')}Z`)
}
