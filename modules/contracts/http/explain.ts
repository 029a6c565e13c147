import type { I18n } from '@adonisjs/i18n'
import { explainIn } from '#modules/compute/index'
import { formatDate, formatMoney } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
import { isDay } from '#modules/shared/values/days'
import type { ExplainContract } from '../actions/contract_refusal.ts'
import type { EndProblem } from '../actions/end_contract.ts'
import type { ExplainPast } from '../actions/enter_past_contract.ts'
import type { JudgedClause } from '../domain/law/clauses.ts'
import { LEGAL_SOURCES, type LegalSource } from '../domain/law/sources.ts'
import type { LawWarning } from '../domain/law/warnings.ts'

/** Why a contract is not kept, in the reader's language. */
export function explainContract(i18n: I18n): ExplainContract {
  return {
    engine: explainIn(i18n),
    problem: ({ path, code, ...params }) =>
      i18n.t(`contracts.problems.${path}_${code}`, written(i18n, params)),
    overlap: ({ kind, startDate, endDate }) =>
      i18n.t(
        `contracts.problems.${endDate ? 'overlap' : 'overlap_open'}`,
        written(i18n, {
          kind: i18n.t(`contracts.kinds.${kind}`),
          start: startDate.toISODate()!,
          end: endDate?.toISODate() ?? '',
        })
      ),
  }
}

/** Why what is said of the past is not kept. */
export function explainPast(i18n: I18n): ExplainPast {
  const { overlap, engine } = explainContract(i18n)
  return {
    overlap,
    engine,
    past: ({ path, code }) => i18n.t(`contracts.problems.past_${path}_${code}`),
  }
}

/** Why a day cannot be the last one. */
export function explainEnd(i18n: I18n): (code: EndProblem) => string {
  return (code) => i18n.t(`contracts.problems.end_${code}`)
}

/** A warning with its source. */
export function toWarning(i18n: I18n) {
  return ({ code, level, source, params }: LawWarning) => {
    const values = written(i18n, params)
    return {
      code,
      level,
      title: i18n.t(`contracts.warnings.${code}.title`, values),
      text: i18n.t(`contracts.warnings.${code}.text`, values),
      source: toSource(i18n)(source),
    }
  }
}

/** Where it is written, by the law's own name in the reader's language. */
export function toSource(i18n: I18n) {
  return (source: LegalSource) => ({
    name: i18n.t(`contracts.sources.${source}`),
    ...LEGAL_SOURCES[source],
  })
}

/** A clause, with what its threshold says. */
export function toClause(i18n: I18n) {
  return ({ clause, effect, threshold, missing, source }: JudgedClause) => {
    const money = (euros: number) => formatMoney(i18n.locale as Locale, euros)
    return {
      clause,
      effect,
      threshold,
      missing,
      title: i18n.t(`contracts.clauses.${clause}`),
      text: i18n.t(`contracts.effects.${effect}`, {
        threshold: money(threshold),
        missing: money(missing),
      }),
      source: toSource(i18n)(source),
    }
  }
}

/** Days, languages and regimes as a reader writes them. */
function written(i18n: I18n, params: Readonly<Record<string, string | number>>) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'string' && isDay(value))
        return [name, formatDate(i18n.locale as Locale, value)]
      if (name === 'language') return [name, i18n.t(`contracts.languages.${value}`)]
      if (name === 'regime') return [name, i18n.t(`contracts.regimes.${value}`)]
      return [name, value]
    })
  )
}
