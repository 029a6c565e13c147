import type { Question } from '#modules/compute/pure'
import { useMemo } from 'react'
import type { BenefitFields } from '@/api/benefits'
import { useFormat } from '@/lib/use-format'
import { carEffect, type CarCase } from './car-effect.ts'

/** Benefit in kind and CO₂ contribution as amounts, the worker's net as a difference. */
export const EFFECTS = ['atn', 'co2', 'net'] as const
export type EffectKey = (typeof EFFECTS)[number]

/** What a car does to a month, written in whole euros (a dash while it cannot be computed), and what it does not tell. */
export function useCarEffect(
  car: BenefitFields,
  carCase: CarCase
): { write: (effect: EffectKey) => string; questions: readonly Question[] } {
  const format = useFormat()
  const effect = useMemo(() => carEffect(car, carCase), [car, carCase])
  const write = (key: EffectKey) => {
    if (!effect) return '–'
    return key === 'net' ? format.difference(effect.net) : format.euros(effect[key], 0)
  }
  return { write, questions: effect?.questions ?? [] }
}
