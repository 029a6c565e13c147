import type { Cents } from '../../engine/money.ts'
import type { Sheet } from '../../rules/index.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amount, flag, type JsonSchema } from '../schema_parts.ts'
import type { InputType } from '../types.ts'
import { MAX_PREMIUM, SELECTIONS_SCHEMA, readSelections, type Selection } from './selections.ts'
import { amountOf, benefitOf, flagOf, required } from './shapes.ts'

/**
 * Insurances. Premiums of the employer are EUR a year without the tax and contribution on them, which are
 * lines of their own; shares of the worker are EUR a month, withheld from the net.
 */
export interface AssurancesFields {
  hasAssuranceGroupe?: boolean
  /** EUR a year, or percent of twelve fixed months or of the year's gross pay. */
  assuranceGroupe?: number
  /** `AMOUNT` unless told. */
  assuranceGroupeInputType?: InputType
  hasCotisationAG?: boolean
  cotisationAG?: number
  hasAssuranceHospitalisation?: boolean
  assuranceHospitalisation?: number
  hasCotisationAH?: boolean
  cotisationAH?: number
  hasExtensionAssurance?: boolean
  /** EUR a year in all; or the selections below, not both. */
  extensionAssurance?: number
  extensionAssuranceSelections?: readonly Selection[]
}

const MAX_MONTH = 100_000
const HUNDREDTHS_TO_PPM = 100
const INPUT_TYPES: readonly InputType[] = ['AMOUNT', 'PERCENT_BASE', 'PERCENT_TOTAL']
const month = { ...amount, minimum: 0, maximum: MAX_MONTH }
const year = { ...amount, minimum: 0, maximum: MAX_PREMIUM }

export const ASSURANCES_SCHEMA: Readonly<Record<keyof AssurancesFields & string, JsonSchema>> = {
  hasAssuranceGroupe: flag,
  assuranceGroupe: year,
  assuranceGroupeInputType: { enum: INPUT_TYPES },
  hasCotisationAG: flag,
  cotisationAG: month,
  hasAssuranceHospitalisation: flag,
  assuranceHospitalisation: year,
  hasCotisationAH: flag,
  cotisationAH: month,
  hasExtensionAssurance: flag,
  extensionAssurance: year,
  extensionAssuranceSelections: SELECTIONS_SCHEMA,
}

/** Writes every input of its own anew: what is not given is zero. */
export function readAssurances(fields: Fields, sheet: Sheet, reading: Reading): void {
  readGroupInsurance(fields, sheet, reading)
  sheet.cotisationAG = benefitOf(
    fields.hasCotisationAG,
    fields.cotisationAG,
    'cotisationAG',
    MAX_MONTH,
    reading
  )
  sheet.assuranceHospitalisation = benefitOf(
    fields.hasAssuranceHospitalisation,
    fields.assuranceHospitalisation,
    'assuranceHospitalisation',
    MAX_PREMIUM,
    reading
  )
  sheet.cotisationAH = benefitOf(
    fields.hasCotisationAH,
    fields.cotisationAH,
    'cotisationAH',
    MAX_MONTH,
    reading
  )
  sheet.extensionAssurance = readExtensions(fields, reading)
}

function readGroupInsurance(fields: Fields, sheet: Sheet, reading: Reading): void {
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
  if (type === undefined) reading.useDefault('package.assuranceGroupeInputType')
  if (type === 'PERCENT_BASE') sheet.partBaseAssuranceGroupe = premium
  else if (type === 'PERCENT_TOTAL') sheet.partTotaleAssuranceGroupe = premium
  else sheet.valeurAssuranceGroupe = premium
}

/** A percentage with at most two decimals, in millionths. */
function percentOf(given: unknown, reading: Reading): number | undefined {
  if (!isGiven(given)) return undefined
  return HUNDREDTHS_TO_PPM * reading.hundredths(given, 'package.assuranceGroupe', 0, 100, '%')
}

function readExtensions(fields: Fields, reading: Reading): Cents {
  const total = amountOf(fields.extensionAssurance, 'extensionAssurance', MAX_PREMIUM, reading)
  const selected = readSelections(fields.extensionAssuranceSelections, reading)
  if (flagOf(fields.hasExtensionAssurance, 'hasExtensionAssurance', reading) === 0) return 0
  if (total !== undefined && total > 0 && selected !== undefined && selected > 0) {
    const other = 'package.extensionAssurance'
    reading.refuse('conflict', 'package.extensionAssuranceSelections', { with: other })
  }
  return required(total || (selected ?? total), 'extensionAssurance', reading) ?? 0
}
