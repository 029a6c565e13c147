import { useMemo } from 'react'
import { useInTurns } from '@/lib/use-in-turns'
import { ChoiceList } from './choice-list.tsx'
import { effectsOfWays } from './configure/effect-of-choice.ts'
import type { Effect } from './engine.ts'
import type { CandidateOffer, Choice } from './offer.ts'
import { useEffectWords } from './use-effect-words.ts'

/** What there is to choose with what each can do to the pay, of all ways to make it. */
export default function ChoicesWithEffects({ offer }: { offer: CandidateOffer }) {
  const write = useEffectWords()
  const found = useInTurns(() => effectsOfWays(offer), [offer])
  const effects = useMemo(() => {
    const ways = new Map<Choice, Effect[]>()
    for (const [choice, effect] of found ?? [])
      if (effect) ways.set(choice, [...(ways.get(choice) ?? []), effect])
    return new Map([...ways].map(([choice, own]) => [choice, write(own)] as const))
  }, [found, write])
  return <ChoiceList offer={offer} effects={effects} />
}
