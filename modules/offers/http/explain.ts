import type { I18n } from '@adonisjs/i18n'
import { formatMoney } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { ExplainChoice } from '../actions/configure_offer.ts'
import type { ExplainDay } from '../actions/extend_offer.ts'
import type { ExplainSending } from '../actions/send_offer.ts'

/** What keeps an offer from leaving, in the reader's language. */
export function explainSending(i18n: I18n): ExplainSending {
  return (problem) => {
    if (problem.code === 'unknown_variable')
      return i18n.t('offers.unknown_variable', { variable: `{{${problem.variable}}}` })
    return problem.code === 'unknown_fact'
      ? i18n.t('offers.unknown_fact', { variable: i18n.t(`offers.variables.${problem.variable}`) })
      : i18n.t(`offers.${problem.path.replace('.', '_')}_${problem.code}`)
  }
}

/** Why a last day is none. */
export function explainDay(i18n: I18n): ExplainDay {
  return (code) => i18n.t(`offers.validityDateStr_${code}`)
}

/** Why a choice of the candidate is refused. */
export function explainChoice(i18n: I18n): ExplainChoice {
  return ({ code, params: { benefit, minimum, ...params } = {} }) =>
    i18n.t(`offer_choices.${code}`, {
      ...params,
      ...(benefit !== undefined && { name: i18n.t(`lines.${benefit}`) }),
      ...(minimum !== undefined && {
        minimum: formatMoney(i18n.locale as Locale, Number(minimum)),
      }),
    })
}
