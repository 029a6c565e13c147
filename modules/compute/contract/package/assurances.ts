import type { Cents } from '../../engine/money.ts'
import type { Sheet } from '../../rules/index.ts'
import { INPUT_TYPES } from '../benefits/schema.ts'
import { defaultOf } from '../defaults.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { MAX_PREMIUM, readSelections } from './selections.ts'
import { amountOf, flagOf, required } from './shapes.ts'

const HUNDREDTHS_TO_PPM = 100
const IN_EUROS = defaultOf('package.assuranceGroupeInputType')

export function readGroupInsurance(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasAssuranceGroupe, 'hasAssuranceGroupe', reading)
  const type = isGiven(fields.assuranceGroupeInputType)
    ? reading.word(fields.assuranceGroupeInputType, 'package.assuranceGroupeInputType', INPUT_TYPES)
    : undefined
  const given =
    type === undefined || type === 'AMOUNT'
      ? amountOf(fields.assuranceGroupe, 'assuranceGroupe', MAX_PREMIUM, reading)
      : percentOf(fields.assuranceGroupe, reading)
  sheet.valeurAssuranceGroupe = 0
  sheet.partBaseAssuranceGroupe = 0
  sheet.partTotaleAssuranceGroupe = 0
  if (has === 0) return
  const premium = required(given, 'assuranceGroupe', reading) ?? 0
  if (type === undefined) reading.useDefault(IN_EUROS)
  if (type === 'PERCENT_BASE') sheet.partBaseAssuranceGroupe = premium
  else if (type === 'PERCENT_TOTAL') sheet.partTotaleAssuranceGroupe = premium
  else sheet.valeurAssuranceGroupe = premium
}

/** A percentage with at most two decimals, in millionths. */
function percentOf(given: unknown, reading: Reading): number | undefined {
  if (!isGiven(given)) return undefined
  return HUNDREDTHS_TO_PPM * reading.hundredths(given, 'package.assuranceGroupe', 0, 100, '%')
}

export function readExtensions(fields: Fields, sheet: Sheet, reading: Reading): void {
  sheet.extensionAssurance = premiumOf(fields, reading)
}

function premiumOf(fields: Fields, reading: Reading): Cents {
  const total = amountOf(fields.extensionAssurance, 'extensionAssurance', MAX_PREMIUM, reading)
  const selected = readSelections(fields.extensionAssuranceSelections, reading)
  if (flagOf(fields.hasExtensionAssurance, 'hasExtensionAssurance', reading) === 0) return 0
  if (total !== undefined && total > 0 && selected !== undefined && selected > 0) {
    const other = 'package.extensionAssurance'
    reading.refuse('conflict', 'package.extensionAssuranceSelections', { with: other })
  }
  return required(total || (selected ?? total), 'extensionAssurance', reading) ?? 0
}
