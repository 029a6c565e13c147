import type { Cents } from '../engine/money.ts'
import type { Law } from '../legislation/index.ts'
import type { Sheet } from '../rules/index.ts'
import type { ComputeError } from './types.ts'

const NONE: readonly ComputeError[] = Object.freeze([])

/** True where a limit follows from the whole package, so that only computing shows it. */
export function hasLimits(sheet: Sheet): boolean {
  return (
    sheet.hasWarrants === 1 ||
    sheet.flexWarrantsBruts > 0 ||
    sheet.droitsAuteurMontant > 0 ||
    sheet.droitsAuteurPourcent > 0
  )
}

/** Refusals of a computed sheet: amounts beyond a share of pay that only computing tells. */
export function beyondLimits(sheet: Sheet, law: Law): readonly ComputeError[] {
  if (!hasLimits(sheet)) return NONE
  return [...beyondWarrants(sheet), ...beyondDroitsAuteur(sheet, law)]
}

/** Given and chosen warrants share one maximum; the given ones come first. */
function beyondWarrants(sheet: Sheet): ComputeError[] {
  const { warrantsBruts, flexWarrantsBruts, warrantsMaximum } = sheet
  if (warrantsBruts > warrantsMaximum) return [above('package.warrants', warrantsMaximum)]
  const left = warrantsMaximum - warrantsBruts
  return flexWarrantsBruts > left ? [above('package.flexWarrants', left)] : []
}

function beyondDroitsAuteur(sheet: Sheet, law: Law): ComputeError[] {
  if (sheet.droitsAuteurBruts === 0) return []
  if (sheet.droitsAuteurIT === 1 && law.droitsAuteur.informatique === 0) {
    const params = { with: 'package.hasDroitsAuteur' }
    return [{ code: 'conflict', path: 'package.droitsAuteurIT', params }]
  }
  const { droitsAuteurBruts, droitsAuteurMaximum } = sheet
  if (droitsAuteurBruts <= droitsAuteurMaximum) return []
  return [above('package.droitsAuteur', droitsAuteurMaximum)]
}

/** The maximum in euros, also of an amount given in percent. */
function above(path: string, max: Cents): ComputeError {
  return { code: 'out_of_range', path, params: { min: 0, max: max / 100, unit: 'EUR' } }
}
