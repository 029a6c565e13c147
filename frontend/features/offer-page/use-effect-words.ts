import { useCallback } from 'react'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Moved } from './engine.ts'

/** What ways to choose do to the net pay: of the month and then of the year, where it changes at all. */
export interface EffectWords {
  /** What comes in exchange, where its name does not say all. */
  gain?: string
  main: string
  more: string | null
}

const CENT = 0.01

/**
 * What ways to choose do to the net pay, in words: one amount, or from the way that takes the least of a month to the one
 * that takes the most. The year is told in that order too: what costs more a month may bring more in the year. What stays as
 * it is in all of them is not told; where nothing changes, that is.
 */
export function useEffectWords(): (effects: readonly Moved[]) => EffectWords {
  const t = useT()
  const format = useFormat()
  return useCallback(
    (effects) => {
      const ways = effects.toSorted((one, other) => other.month - one.month)
      const range = (key: keyof Moved) => {
        const amounts = ways.map((effect) => effect[key])
        const ends = [Math.max(...amounts), Math.min(...amounts)]
        if (amounts[0]! < amounts.at(-1)!) ends.reverse()
        const [from, to] = ends.map((amount) => format.difference(amount))
        return from === to ? from! : t('candidate.effectRange', { from: from!, to: to! })
      }
      const changes = (key: keyof Moved) => ways.some((effect) => Math.abs(effect[key]) >= CENT)
      const [main = t('candidate.noEffect'), more = null] = [
        changes('month') && t('candidate.effect', { amount: range('month') }),
        changes('year') && t('candidate.effectYear', { amount: range('year') }),
      ].filter((words) => words !== false)
      return { main, more }
    },
    [t, format]
  )
}
