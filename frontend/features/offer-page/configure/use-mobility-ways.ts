import { useFormat } from '@/lib/use-format'
import { useInTurns } from '@/lib/use-in-turns'
import { useT } from '@/lib/use-t'
import { effectBetween, type Effect } from '../engine.ts'
import type { CandidateOffer, Fields, Option } from '../offer.ts'
import { chooseBudget } from './budget-choices.ts'
import {
  isChosen,
  isCompulsory,
  isOffered,
  removeChoice,
  WITHOUT_BUDGET,
  type Changes,
} from './choices.ts'

const EXCLUSIVE = ['voitureSociete', 'budgetMobilite'] as const
export type ExclusiveWay = (typeof EXCLUSIVE)[number]
/** What a worker moves with: one of what excludes each other, or nothing of it. */
export type MobilityWay = ExclusiveWay | 'none'

export interface OfferedWay {
  way: MobilityWay
  /** What it is, in few words: how many cars, how much a year. */
  hint: string
  /** What having it does to the net pay, against none of them: one for each way to have it. */
  effects: readonly Effect[]
}

/** Neither a car nor the budget. */
export const NEITHER: Changes = { ...removeChoice('voitureSociete'), ...WITHOUT_BUDGET }

/** What can be taken of what excludes each other: where the employer asks for one, no other. */
export function possibleWays(fields: Fields): readonly ExclusiveWay[] {
  const offered = EXCLUSIVE.filter((way) => isOffered(fields, way))
  const must = offered.some((way) => isCompulsory(fields, way))
  return must
    ? offered.filter((way) => isCompulsory(fields, way) || isChosen(fields, way))
    : offered
}

/**
 * The ways of one choice, each with what it does to the pay.
 *
 * @param carEffects what each car does, against none
 */
export function useMobilityWays(
  offer: CandidateOffer,
  fields: Fields,
  cars: readonly Option[],
  carEffects: ReadonlyMap<Option, Effect | null>
): readonly OfferedWay[] {
  const t = useT()
  const format = useFormat()
  const [budget = null] =
    useInTurns(() => {
      const neither = { ...fields, ...NEITHER } as Fields
      const way = chooseBudget(neither, true, offer.date)
      return [() => effectBetween(offer, neither, { ...neither, ...way } as Fields)]
    }, [offer, fields]) ?? []
  const ways = possibleWays(fields)
  const told: Record<MobilityWay, () => Omit<OfferedWay, 'way'>> = {
    none: () => ({ hint: t('choices.wayNoneHint'), effects: [] }),
    voitureSociete: () => ({
      hint: t('choices.cars', { count: cars.length }),
      effects: cars.flatMap((car) => carEffects.get(car) ?? []),
    }),
    budgetMobilite: () => ({
      hint: t('contents.value_year', { amount: format.euros(fields.budgetMobilite ?? 0, 0) }),
      effects: budget ? [budget] : [],
    }),
  }
  const must = ways.some((way) => isCompulsory(fields, way))
  return [...(must ? [] : (['none'] as const)), ...ways].map((way) => ({ way, ...told[way]() }))
}
