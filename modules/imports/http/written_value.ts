import type { Scope } from '#modules/shared/tenancy/scope'
import {
  formatAmount,
  formatDate,
  formatHourlyPay,
  formatMoney,
  formatMonthOf,
  formatRate,
} from '#modules/shared/documents/format'
import { maskedValue } from '#modules/team/index'
import type { ImportField } from '../domain/import_field.ts'
import type { Value } from '../domain/read_value.ts'
import type { Say } from '../queries/why_of.ts'
import { CONTRACT_FIELDS } from '../targets/contract_fields.ts'
import { WORKER_FIELDS } from '../targets/worker_fields.ts'

/** A field of people, or of their contracts. */
export function fieldNamed(of: 'worker' | 'contract', name: string): ImportField | undefined {
  return (of === 'worker' ? WORKER_FIELDS : CONTRACT_FIELDS).find((field) => field.name === name)
}

/** A value in words; what is sealed is masked. */
export function writtenValue(
  value: Value,
  name: string,
  field: ImportField | undefined,
  { locale, say }: { locale: Scope['locale']; say: Say }
): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  const shown = maskedValue(name, value)
  if (shown !== value) return String(shown)
  if (field?.codes) return say(`value_${name}_${value}`)
  if (field?.type === 'amount' || field?.type === 'signed')
    return formatMoney(locale, Number(value))
  if (field?.type === 'hourly') return formatHourlyPay(locale, Number(value))
  if (field?.type === 'hours' || field?.type === 'number' || field?.type === 'quantity')
    return formatAmount(locale, Number(value))
  if (field?.type === 'share') return formatRate(locale, Number(value) / 100)
  if (field?.type === 'committee')
    return String(value).replace(/^BECP(\d{3})(\d*)$/, (_, own, sub) =>
      sub ? `${own}.${sub}` : own
    )
  if (field?.type === 'day' || field?.type === 'pastDay') return formatDate(locale, String(value))
  if (field?.type === 'month') return formatMonthOf(locale, String(value))
  if (field?.type === 'country')
    return new Intl.DisplayNames(locale, { type: 'region' }).of(String(value)) ?? String(value)
  return String(value)
}
