import type { Cents, Ppm } from '../../engine/money.ts'
import type { Sheet } from '../../rules/index.ts'
import { INPUT_TYPES } from '../benefits/schema.ts'
import { defaultOf } from '../defaults.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import type { InputType } from '../types.ts'
import { MAX_PREMIUM, readSelections } from './selections.ts'
import { amountOf, flagOf, required } from './shapes.ts'
import { ageDansAnnee, partsAt, readTranches } from './read_tranches.ts'

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
  const steps = readSteps(fields, type, reading)
  const isShare = type !== undefined && type !== 'AMOUNT'
  const hasSteps = isGiven(fields.assuranceGroupePalier)
  const byAge = readTranches(fields, { isShare, hasSteps }, reading)
  sheet.palierBaseAssuranceGroupe = 0
  sheet.palierTotalAssuranceGroupe = 0
  sheet.partAuDelaAssuranceGroupe = 0
  if (has === 0) return
  const own = required(given, 'assuranceGroupe', reading) ?? 0
  const band = byAge ? partsAt(ageDansAnnee(fields, reading.date), fields) : undefined
  const premium = band?.part ?? own
  if (type === undefined) reading.useDefault(IN_EUROS)
  if (type === 'PERCENT_BASE') sheet.partBaseAssuranceGroupe = premium
  else if (type === 'PERCENT_TOTAL') sheet.partTotaleAssuranceGroupe = premium
  else sheet.valeurAssuranceGroupe = premium
  if (steps === undefined) return
  sheet.partAuDelaAssuranceGroupe = band?.auDela ?? steps.auDela
  if (type === 'PERCENT_BASE') sheet.palierBaseAssuranceGroupe = steps.palier
  else sheet.palierTotalAssuranceGroupe = steps.palier
}

/** A share of pay up to a limit of the year, and another above it: both are told, or neither. */
function readSteps(
  { assuranceGroupePalier: palier, assuranceGroupeAuDela: auDela }: Fields,
  type: InputType | undefined,
  reading: Reading
): { palier: Cents; auDela: Ppm } | undefined {
  const given = { assuranceGroupePalier: palier, assuranceGroupeAuDela: auDela }
  const told = (Object.keys(given) as (keyof typeof given)[]).filter((key) => isGiven(given[key]))
  if (told.length === 0) return undefined
  if (type === undefined || type === 'AMOUNT') {
    for (const key of told)
      reading.refuse('conflict', `package.${key}`, { with: 'package.assuranceGroupeInputType' })
    return undefined
  }
  for (const key of Object.keys(given) as (keyof typeof given)[])
    if (!isGiven(given[key])) reading.refuse('required', `package.${key}`)
  if (told.length < 2) return undefined
  return {
    palier: reading.amount(palier, 'package.assuranceGroupePalier', 0.01, MAX_PREMIUM),
    auDela:
      HUNDREDTHS_TO_PPM * reading.hundredths(auDela, 'package.assuranceGroupeAuDela', 0, 100, '%'),
  }
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
