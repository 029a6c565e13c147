import {
  noticeWord,
  toldText,
  toldValueText,
  type AbsenceFields,
  type JsonSchema,
  type ModePreavis,
} from '#modules/compute/pure'
import { formatDate } from '#modules/shared/documents/format'
import { formatNumber, formatPercent } from '#modules/shared/values/format'
import type { CALCULATIONS } from './calculations.ts'
import type { Writer } from './writer.ts'

type Row = readonly [label: string, value: string]
type Group = Readonly<Record<string, unknown>>
type Asked = Pick<(typeof CALCULATIONS)['hours'], 'told' | 'schema'>

/** What was asked beside the package, a row each in the order of the schema; what was not told is not there. */
export function toldRows({ told, schema }: Asked, request: Group, writer: Writer): Row[] {
  return told.flatMap((group) => rowsOf(group, partOf(schema, group), request[group], writer))
}

function rowsOf(group: string, schema: JsonSchema, told: unknown, writer: Writer): Row[] {
  const given = (told ?? {}) as Group
  return Object.keys((schema.properties ?? {}) as object).flatMap((field): Row[] => {
    const value = given[field]
    if (value === undefined || value === null) return []
    const label = toldText(group, field, writer.language)
    if (field === 'absences')
      return (value as AbsenceFields[]).map((each) => [label, absenceText(each, writer)])
    const part = partOf(schema, field)
    // Several amounts under one name.
    if (typeof value === 'object' && !Array.isArray(value))
      return rowsOf(group, part, value, writer)
    return [[label, valueText(field, value, part, label, writer)]]
  })
}

function valueText(
  field: string,
  value: unknown,
  { description = '', format }: JsonSchema,
  label: string,
  writer: Writer
): string {
  const { language } = writer
  if (typeof value === 'boolean') return writer.say(value ? 'yes' : 'no')
  if (Array.isArray(value))
    return value.map((day) => toldValueText(field, day as number, language)).join(', ')
  if (field === 'mode') return noticeWord(`mode_${value as ModePreavis}`, language)
  if (typeof value === 'string')
    return format === 'date' ? formatDate(language, value) : toldValueText(field, value, language)
  const number = value as number
  const named = toldValueText(field, number, language)
  if (named !== String(number)) return named
  const says = String(description)
  if (says.startsWith('euros')) return writer.money(number)
  if (says.startsWith('percent') && !label.includes('%'))
    return formatPercent(language, number / 100)
  return formatNumber(language, number, 4)
}

function absenceText({ type, debut, fin, rechute, ...more }: AbsenceFields, writer: Writer) {
  const { language } = writer
  const days = (from: string, to: string) => ({
    from: formatDate(language, from),
    to: formatDate(language, to),
  })
  return [
    writer.say('month.absence', {
      type: toldValueText('type', type, language),
      ...days(debut, fin),
    }),
    rechute ? writer.say('month.relapse', days(rechute.debut, rechute.fin)) : '',
    more.reprisePartielle ? writer.say('month.partial') : '',
  ].join('')
}

function partOf(schema: JsonSchema, name: string): JsonSchema {
  return (schema.properties as Readonly<Record<string, JsonSchema>> | undefined)?.[name] ?? {}
}
