import { useCallback } from 'react'
import { inputUnit, type ExplanationLine } from '#modules/compute/pure'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage } from '@/lib/use-t'

export type Unit = ExplanationLine['unit']

/** The unit of an input by its name, as the engine knows it. */
export const unitOfInput: (name: string) => Unit = inputUnit

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
