import { useCallback } from 'react'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Effect } from './engine.ts'

/** What ways to choose do to the net pay, of the month and of the year. */
export interface EffectWords {
  month: string
  year: string
}

/** What ways to choose do to the net pay, in words: one amount, or from the one that takes the least to the one that takes the most. */
export function useEffectWords(): (effects: readonly Effect[]) => EffectWords {
  const t = useT()
  const format = useFormat()
  return useCallback(
    (effects) => {
      const range = (key: keyof Effect) => {
        const amounts = effects.map((effect) => effect[key])
        const [from, to] = [Math.max(...amounts), Math.min(...amounts)].map((amount) =>
          format.difference(amount)
        )
        return from === to ? from! : t('candidate.effectRange', { from: from!, to: to! })
      }
      return {
        month: t('candidate.effect', { amount: range('month') }),
        year: t('candidate.effectYear', { amount: range('year') }),
      }
    },
    [t, format]
  )
}
