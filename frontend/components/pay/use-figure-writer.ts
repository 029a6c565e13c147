import { useCallback } from 'react'
import type { ExplanationLine } from '#modules/compute/pure'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage } from '@/lib/use-t'

export type Unit = ExplanationLine['unit']

/** Inputs that are no amounts of money; a line of the engine brings its own unit. */
const COUNTS = new Set([
  'regimeNumerateur',
  'regimeDenominateur',
  'effectif',
  'trimestre',
  'enfants',
  'couple',
  'parentIsole',
  'handicape',
  'conjointHandicape',
  'autresPersonnes',
  'ascendants',
  'cp200',
  'hasPrimeFinAnnee',
  'hasPrimeSectorielle',
  'fractionOccupation',
  'bareme',
])
const RATES = new Set([
  'assuranceLoiTaux',
  'tauxExceptionnelPecule',
  'tauxExceptionnelAutres',
  'tauxReductionEnfants',
])

/** The unit of an input by its name. */
export function unitOfInput(name: string): Unit {
  if (COUNTS.has(name)) return 'count'
  return RATES.has(name) ? '%' : 'EUR'
}

/** Writes a figure with its unit; a text (a situation) is translated when the catalogue knows it. */
export function useFigureWriter(): (value: number | string | null, unit: Unit) => string {
  const format = useFormat()
  const message = useOptionalMessage()
  return useCallback(
    (value, unit) => {
      if (value === null) return '∞'
      if (typeof value === 'string') return message(`pay.situation_${value}`) ?? value
      if (unit === '%') return format.percent(value / 100, 4)
      if (unit === 'EUR') return format.amount(value)
      return format.amount(value, Number.isInteger(value) ? 0 : 2)
    },
    [format, message]
  )
}
