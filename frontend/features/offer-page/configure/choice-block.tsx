import { useId, type ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Switch } from '@/components/ui/switch'
import { useT } from '@/lib/use-t'
import { choiceOf, isChosen, isCompulsory, toggleChoice, type Changes } from './choices.ts'
import { useEffects } from './effects-context.ts'
import { ChoiceIcon } from '../choice-icon.tsx'
import { Explained } from './explained.tsx'
import { useOffer } from './offer-context.ts'
import { useGain } from '../included.tsx'
import { useEffectWords } from '../use-effect-words.ts'
import type { Choice, Fields } from '../offer.ts'

interface ChoiceBlockProps {
  choice: Choice
  fields: Fields
  /** Absent where the choice has no switch of its own. */
  /** Its switch writes the choice with it; without, and without `onToggle`, it has no switch. */
  change?: (changes: Changes) => void
  /** Where a switch does something else. */
  onToggle?: (on: boolean) => void
  /** Shown below the heading also while it is not chosen. */
  note?: ReactNode
  children?: ReactNode
  /** The content stands there whether or not it is chosen: a slider, a table. */
  always?: boolean
}

/** One benefit on offer: its name, whether it must be had, its switch, what it does to the net pay, and its choice. */
export function ChoiceBlock({
  choice,
  fields,
  change,
  onToggle = change && ((on) => change(toggleChoice(fields, choice, on))),
  note,
  children,
  always,
}: ChoiceBlockProps) {
  const t = useT()
  const write = useEffectWords()
  const id = useId()
  const chosen = isChosen(fields, choice)
  const compulsory = isCompulsory(fields, choice)
  const effect = useEffects().get(choice)
  const words = effect && write([effect])
  // What is chosen says itself what it brings: the effect follows a while later, or not at all.
  const having = chosen ? fields : (effect?.having ?? { ...fields, ...choiceOf(fields, choice) })
  const gain = useGain(useOffer())(having as Fields, choice)
  const name = t(`fields.${choice}`)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <div className="flex min-h-9 items-center gap-3">
        <ChoiceIcon choice={choice} />
        <div className="min-w-0 grow">
          <h3 id={id} className="text-sm font-semibold">
            {name}
          </h3>
          {(gain || words) && (
            <p className="text-xs text-ink-soft tabular-nums">
              <span className="block">
                {t(chosen ? 'choices.gain' : 'choices.gainIf', { gain: gain || name })}
              </span>
              <span className="text-sm font-medium whitespace-nowrap text-ink">{words?.main}</span>{' '}
              <span className="whitespace-nowrap">{words?.more}</span>
            </p>
          )}
        </div>
        {compulsory ? (
          <Badge>{t('candidate.compulsory')}</Badge>
        ) : (
          onToggle && <Switch aria-label={name} checked={chosen} onCheckedChange={onToggle} />
        )}
      </div>
      {/* What it is asked beside what is said of it, and answered below both. */}
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 empty:hidden">
        {note}
        <Explained choice={choice} />
      </div>
      {(always || chosen || compulsory) && children}
    </section>
  )
}
