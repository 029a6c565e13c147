import { useEffect, useMemo, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { useInTurns } from '@/lib/use-in-turns'
import { useT } from '@/lib/use-t'
import { ChoiceIcon } from './choice-icon.tsx'
import { CHOICES, isCompulsory, isOffered } from './configure/choices.ts'
import type { Effect } from './engine.ts'
import type { CandidateOffer, Choice } from './offer.ts'
import { useEffectWords } from './use-effect-words.ts'
import { useInSight } from './use-in-sight.ts'

const ID = 'offered-choices'

interface OfferedChoicesProps {
  offer: CandidateOffer
  /** An answer is missing on which the net pay hangs: no effect is told. */
  isOpen: boolean
}

/** What there is to choose, each with its picture and what it would do to the pay; what must be taken says so. */
export default function OfferedChoices({ offer, isOpen }: OfferedChoicesProps) {
  const t = useT()
  const write = useEffectWords()
  const { package: fields } = offer
  const effects = useEffectsLater(offer)
  return (
    <ul id={ID} className="grid gap-x-8 gap-y-2 lg:grid-cols-2">
      {CHOICES.filter((choice) => isOffered(fields, choice)).map((choice) => {
        const own = effects.get(choice)
        const words = own && !isOpen ? write(own) : null
        return (
          <li key={choice} className="flex min-h-11 items-center gap-3">
            <ChoiceIcon choice={choice} />
            <span className="min-w-0 grow">{t(`fields.${choice}`)}</span>
            {isCompulsory(fields, choice) && <Badge>{t('candidate.compulsory')}</Badge>}
            {words && (
              <span className="amount max-w-[60%] shrink-0 whitespace-normal">
                <span className="block font-medium">{words.month}</span>
                <span className="block text-xs text-ink-soft">{words.year}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type Reckoner = typeof import('./configure/effect-of-choice.ts')

/** What each choice can do, one effect for each way to make it: the engine is asked for once the list is in sight. */
function useEffectsLater(offer: CandidateOffer): ReadonlyMap<Choice, readonly Effect[]> {
  const inSight = useInSight(ID)
  const [reckoner, setReckoner] = useState<Reckoner | null>(null)
  useEffect(() => {
    // Without a network the list stands there without effects.
    if (inSight) import('./configure/effect-of-choice.ts').then(setReckoner, () => {})
  }, [inSight])
  const found = useInTurns(() => reckoner && reckoner.effectsOfWays(offer), [reckoner, offer])
  return useMemo(() => {
    const effects = new Map<Choice, Effect[]>()
    for (const [choice, effect] of found ?? [])
      if (effect) effects.set(choice, [...(effects.get(choice) ?? []), effect])
    return effects
  }, [found])
}
