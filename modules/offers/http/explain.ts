import type { I18n } from '@adonisjs/i18n'
import { formatMoney } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { ExplainChoice } from '../actions/configure_offer.ts'
import type { ExplainDay } from '../actions/extend_offer.ts'
import type { ExplainSending } from '../actions/send_offer.ts'
import type { SendingDoubt } from '../domain/sending_doubts.ts'

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

/** What may not be meant about an offer that is ready, in the reader's language. */
export function explainDoubt(i18n: I18n): (doubt: SendingDoubt) => string {
  const money = (amount: number) => formatMoney(i18n.locale as Locale, amount)
  return (doubt) => {
    switch (doubt.code) {
      case 'promise':
        return i18n.t('offers.doubt_promise', { words: doubt.words })
      case 'rmmmg':
      case 'bareme':
        return i18n.t(`offers.doubt_${doubt.code}`, {
          minimum: money(doubt.minimum),
          pay: money(doubt.remuneration),
        })
      case 'no_signature':
        return i18n.t('offers.doubt_no_signature', { name: doubt.name ?? '' })
      default:
        return i18n.t(`offers.doubt_${doubt.code}`)
    }
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
