import { useMemo } from 'react'
import { listOf, type BenefitKind } from '#modules/compute/pure'
import { useInTurns } from '@/lib/use-in-turns'
import { useT } from '@/lib/use-t'
import { ChoiceList } from './choice-list.tsx'
import { effectsOfWays } from './configure/effect-of-choice.ts'
import type { Effect } from './engine.ts'
import { useGain } from './included.tsx'
import type { CandidateOffer, Choice, Option } from './offer.ts'
import { useEffectWords } from './use-effect-words.ts'

/** What there is to choose with what each can do to the pay, of all ways to make it. */
export default function ChoicesWithEffects({ offer }: { offer: CandidateOffer }) {
  const write = useEffectWords()
  const found = useInTurns(() => effectsOfWays(offer), [offer])
  const gainOf = useGain(offer)
  const t = useT()
  const ways = useMemo(() => {
    const all = new Map<Choice, Effect[]>()
    for (const [choice, effect] of found ?? [])
      if (effect) all.set(choice, [...(all.get(choice) ?? []), effect])
    return [...all]
  }, [found])
  /** What comes in exchange: how many there are of a list, the end of a slider, or the one there is. */
  const gain = (choice: Choice, own: readonly Effect[]) => {
    const { length: count } = (offer.package[listOf(choice as BenefitKind)] ??
      []) as readonly Option[]
    // Of a long list not all effects are reckoned.
    if (count > 1) return t('candidate.gainOf', { count })
    const most = gainOf(own.at(-1)!.having, choice)
    return most && own.length > 1 ? t('candidate.gainUpTo', { most }) : most
  }
  const effects = new Map(
    ways.map(([choice, own]) => [choice, { ...write(own), gain: gain(choice, own) }] as const)
  )
  return <ChoiceList offer={offer} effects={effects} />
}
