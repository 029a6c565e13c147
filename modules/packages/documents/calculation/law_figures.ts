import {
  parameterText,
  readFigure,
  type ExplainedParameter,
  type ExplanationLine,
  type Language,
} from '#modules/compute/pure'
import { formatAmount, formatDate, formatMoney, formatRate } from '#modules/shared/documents/format'
import type { Ledger, LedgerRow } from '#modules/shared/documents/sheet'
import { formatNumber } from '#modules/shared/values/format'
import en from '../../../compute/lang/en/sources.json' with { type: 'json' }
import fr from '../../../compute/lang/fr/sources.json' with { type: 'json' }
import nl from '../../../compute/lang/nl/sources.json' with { type: 'json' }
import type { Writer } from './writer.ts'

const SOURCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { fr, nl, en }
/** More values than these stand under the name of their figure, and more than those are only counted. */
const MOST_IN_COLUMN = 2
const MOST_WRITTEN = 16

/** The figures of the law that lines were computed with, each once: its value, where it stands and since when. */
export function lawFigures(lines: readonly ExplanationLine[], writer: Writer): Ledger[] {
  const found = new Map<string, ExplainedParameter>()
  for (const { value, parameters } of lines)
    if (value !== 0) for (const each of parameters) found.set(each.id, each)
  if (found.size === 0) return []
  return [
    {
      type: 'ledger',
      heading: writer.say('figures'),
      item: writer.say('figureTitle'),
      unit: writer.say('figureValue'),
      rows: [...found.values()].map((each) => rowOf(each, writer)),
    },
  ]
}

function rowOf(parameter: ExplainedParameter, writer: Writer): LedgerRow {
  const { language } = writer
  const values = [readFigure(parameter, parameter.value).value].flat()
  const isLong = values.length > MOST_IN_COLUMN
  const written =
    values.length > MOST_WRITTEN
      ? writer.say('table', { count: values.length })
      : values.map((value) => valueText(value, parameter, language)).join(' · ')
  const source = SOURCES[language][parameter.source] ?? parameter.source
  const since = writer.say('since', { date: formatDate(language, parameter.from) })
  return {
    style: 'line',
    label: parameterText(parameter.id, language)?.title ?? parameter.id,
    detail: [...(isLong ? [written] : []), source, since].join(' · '),
    amount: isLong ? '' : written,
  }
}

function valueText(
  value: number | null,
  parameter: Pick<ExplainedParameter, 'id' | 'unit'>,
  language: Language
): string {
  if (value === null) return '∞'
  const { measure } = readFigure(parameter, value)
  if (measure === 'perKm') return `${formatAmount(language, value, 4)} €/km`
  if (measure === 'km') return `${formatNumber(language, value, 2)} km`
  if (measure === 'gPerKm') return `${formatNumber(language, value, 2)} g/km`
  if (parameter.unit === '%') return formatRate(language, value / 100)
  if (parameter.unit === 'EUR') return formatMoney(language, value)
  return formatNumber(language, value, 4)
}
