import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { ArrowDown, ArrowRight, Columns2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useFormat } from '@/lib/use-format'
import { useInTurns } from '@/lib/use-in-turns'
import { useT } from '@/lib/use-t'
import { whenRested } from '@/lib/when-rested'
import { ConflictNotice } from './configure/conflict-notice.tsx'
import { DevicesSection } from './configure/devices-section.tsx'
import { EffectsContext } from './configure/effects-context.ts'
import { ExtensionsSection } from './configure/extensions-section.tsx'
import { FinancialSection } from './configure/financial-section.tsx'
import { Impact, IMPACT_ROWS } from './configure/impact.tsx'
import { LeaveSection } from './configure/leave-section.tsx'
import { MobilitySection } from './configure/mobility-section.tsx'
import { OfferContext } from './configure/offer-context.ts'
import { CHOICES, isOffered, removeChoice } from './configure/choices.ts'
import { effectOfChoice } from './configure/effect-of-choice.ts'
import { useConfigurator, type Configurator } from './configure/use-configurator.ts'
import { AnswerLinks } from './answer-links.tsx'
import { ContactCard } from './contact-card.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { useInSight } from './use-in-sight.ts'
import type { OfferSource } from './offer.ts'
import type { Step } from './offer-page.tsx'
import { StepsBar } from './steps-bar.tsx'
import YearPicture from './year-picture.tsx'

const Compare = lazy(() => import('./compare.tsx'))

/** The net pay of the month and of the year: what a balance paid once a year adds shows in the second only. */
const BAR = IMPACT_ROWS.filter(({ key }) => key === 'net' || key === 'annual')

export interface ConfigureStepProps {
  source: OfferSource
  onStep: (step: Step) => void
}

/** The benefits to choose from, and beside them what they do to the pay. */
export default function ConfigureStep({ source, onStep }: ConfigureStepProps) {
  const t = useT()
  const configurator = useConfigurator(source)
  const [leaving, setLeaving] = useState(false)
  const [comparing, setComparing] = useState(false)
  const effects = useEffectsOfChoices(source, configurator)
  // The figures answer first: the picture of them is drawn twice, and has longer.
  const pictured = useDeferredValue(configurator.figures)
  const { tooLow, refused, missing, saving, error } = configurator
  const blocked = tooLow || refused || missing.length > 0 || saving === 'stale'

  // What comes next is there when it is asked for; the first choices have the line and the processor to themselves.
  useEffect(() => whenRested(() => void import('./finalize-step.tsx').catch(() => {})), [])

  async function goOn() {
    setLeaving(true)
    const kept = await configurator.flush()
    setLeaving(false)
    if (kept) onStep('finalize')
  }

  return (
    <EffectsContext value={effects}>
      <StepsBar step="configure" onStep={onStep} />
      <div className="mb-6">
        <h1 className="text-xl font-semibold tracking-tight text-balance">
          {t('choices.configureTitle')}
        </h1>
        <p className="mt-2 text-ink-soft">{t('choices.configureText')}</p>
      </div>
      <div
        data-bar="top"
        className="top-0 z-10 -mx-4 mb-6 border-b border-line bg-page px-4 py-3 sm:-mx-6 sm:px-6 [@media(min-height:32rem)]:sticky"
      >
        <YearPicture offer={source.offer} figures={pictured} base={configurator.base} bare />
      </div>
      <OfferContext value={source.offer}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <MobilitySection offer={source.offer} configurator={configurator} />
            <DevicesSection offer={source.offer} configurator={configurator} />
            <ExtensionsSection configurator={configurator} />
            <LeaveSection configurator={configurator} />
            <FinancialSection configurator={configurator} />
          </div>
          <aside className="flex flex-col gap-6 lg:sticky lg:top-32 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto">
            <Impact
              configurator={configurator}
              onRemove={(choice) => configurator.change(removeChoice(choice))}
            >
              {saving === 'stale' && <ConflictNotice configurator={configurator} />}
              {error !== null && (
                <FailureNotice error={error} onRetry={() => void configurator.flush()} />
              )}
              {refused && !tooLow && error === null && (
                <p role="alert" className="text-sm text-danger">
                  {t('choices.refused')}
                </p>
              )}
              <div className="flex flex-col gap-2">
                <Button
                  variant="primary"
                  className="h-11 md:h-11"
                  disabled={blocked || saving === 'saving'}
                  busy={leaving}
                  onClick={() => void goOn()}
                >
                  {t('choices.continue')}
                  <ArrowRight aria-hidden />
                </Button>
                <Button
                  className="h-11 md:h-11"
                  disabled={refused || tooLow}
                  onClick={() => setComparing(true)}
                >
                  <Columns2 aria-hidden />
                  {t('choices.keepAndCompare')}
                </Button>
                <p role="status" className="min-h-4 text-center text-xs text-ink-soft">
                  {!source.preview &&
                    saving !== 'stale' &&
                    error === null &&
                    t(`choices.saving_${saving}`)}
                </p>
              </div>
              <YearPicture offer={source.offer} figures={pictured} base={configurator.base} />
            </Impact>
            <ContactCard contact={source.offer.offer.contact} text={t('candidate.questionCall')} />
            <AnswerLinks source={source} />
          </aside>
        </div>
      </OfferContext>
      <ImpactBar configurator={configurator} />
      {comparing && (
        <Suspense>
          <Compare
            source={source}
            configurator={configurator}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </EffectsContext>
  )
}

/** On a small screen month and year stay in sight, named as in the table to which they lead; a phone has no room for more. */
function ImpactBar({ configurator: { figures, base, tooLow } }: { configurator: Configurator }) {
  const t = useT()
  const format = useFormat()
  const inSight = useInSight('impact')
  return (
    <div
      data-bar="bottom"
      className="sticky bottom-0 z-10 -mx-4 mt-6 flex items-end justify-between gap-3 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden"
    >
      <dl className="grid min-w-0 grow grid-cols-2 items-end gap-4 sm:flex">
        {BAR.map(({ key, unit, read }) => {
          const difference = read(figures) - read(base)
          return (
            <div key={key} className="min-w-0">
              <dt className="text-xs text-ink-soft">{t(`candidate.figure_${key}`)}</dt>
              <dd className={tooLow ? 'font-semibold text-danger' : 'font-semibold text-ink'}>
                <span className="tabular-nums">{format.euros(read(figures), 0)}</span>
                <span className="text-xs font-normal text-ink-soft">{t(`candidate.${unit}`)}</span>
                {Math.abs(difference) >= 1 && (
                  <span className="block text-xs font-normal text-ink-soft tabular-nums">
                    {format.difference(difference)}
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {!inSight && (
        <Button
          variant="primary"
          className="max-sm:w-11 max-sm:px-0"
          onClick={() => document.getElementById('impact')?.scrollIntoView({ behavior: 'smooth' })}
        >
          <span className="max-sm:sr-only">{t('choices.seeImpact')}</span>
          <ArrowDown aria-hidden />
        </Button>
      )}
    </div>
  )
}

/** What each choice does to the net pay, also before it is made: after the figures, which come first. */
function useEffectsOfChoices({ offer }: OfferSource, { fields }: Configurator) {
  const found = useInTurns(
    () =>
      CHOICES.filter((choice) => isOffered(fields, choice)).map(
        (choice) => () => [choice, effectOfChoice(offer, fields, choice)] as const
      ),
    [offer, fields]
  )
  return useMemo(
    () => new Map(found?.flatMap(([choice, effect]) => (effect ? [[choice, effect]] : []))),
    [found]
  )
}
