import { Badge } from '@/components/ui/badge'
import { useT } from '@/lib/use-t'
import { ChoiceIcon } from './choice-icon.tsx'
import { CHOICES, isCompulsory, isOffered } from './configure/choices.ts'
import type { CandidateOffer, Choice } from './offer.ts'
import type { EffectWords } from './use-effect-words.ts'

interface ChoiceListProps {
  offer: CandidateOffer
  /** What each would do to the pay, where it is told. */
  effects?: ReadonlyMap<Choice, EffectWords>
}

/** What there is to choose, each with its picture; what must be taken says so. */
export function ChoiceList({ offer: { package: fields }, effects }: ChoiceListProps) {
  const t = useT()
  return (
    <ul className="grid gap-x-8 gap-y-2 lg:grid-cols-2">
      {CHOICES.filter((choice) => isOffered(fields, choice)).map((choice) => {
        const effect = effects?.get(choice)
        return (
          <li key={choice} className="flex min-h-11 items-center gap-3">
            <ChoiceIcon choice={choice} />
            <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-center sm:gap-3">
              <span className="grow">
                {t(`fields.${choice}`)}
                <span className="block text-xs text-ink-soft">{effect?.gain}</span>
              </span>
              {effect && (
                <span className="tabular-nums sm:max-w-[60%] sm:shrink-0 sm:text-right">
                  <span className="block font-medium">{effect.main}</span>
                  {effect.more && (
                    <span className="block text-xs text-ink-soft">{effect.more}</span>
                  )}
                </span>
              )}
            </span>
            {isCompulsory(fields, choice) && <Badge>{t('candidate.compulsory')}</Badge>}
          </li>
        )
      })}
    </ul>
  )
}
