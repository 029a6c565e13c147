import type { I18n } from '@adonisjs/i18n'
import { explainIn, lineText, type ComputeError } from '#modules/compute/index'
import { formatDate } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { Omission } from '../domain/omission.ts'

/** Why a person is left out, in the reader's language. */
export function explainOmission(i18n: I18n): (omission: Omission) => string {
  const language = i18n.locale as Locale
  const engine = explainIn(i18n)
  return ({ reason, details: { day, lines = [], error, variables = [] } }) =>
    i18n.t(`rewards.omissions.${reason}`, {
      day: day ? formatDate(language, day) : '',
      lines: lines.map((key) => lineText(key, language)).join(', '),
      refusal: error ? engine(error as ComputeError) : '',
      variables: variables.join(', '),
    })
}
