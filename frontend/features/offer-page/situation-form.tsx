import { useId } from 'react'
import { ETATS_CIVILS } from '#modules/compute/pure'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { FailureNotice } from './failure-notice.tsx'
import type { OfferSource } from './offer.ts'
import { isCount, isCouple, MOST_CHILDREN, SPOUSE_ANSWERS, type SpouseAnswer } from './situation.ts'
import type { HouseholdForm } from './use-household.ts'

/** Marital status, what a spouse earns, dependent children: what the net pay depends on. Every change is kept at once. */
export function SituationForm({ source, form }: { source: OfferSource; form: HouseholdForm }) {
  const t = useT()
  const { household, change, confirm, isOpen, state, error } = form
  const { etatCivil, spouse, enfantsACharge } = household
  return (
    <div id="situation" className="scroll-mt-4">
      <SectionCard
        title={t('candidate.situation')}
        aside={
          <span role="status" className="text-xs text-ink-soft">
            {state === 'saved' && !source.preview && t('candidate.saved')}
          </span>
        }
      >
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{t('candidate.situationHint')}</p>
          <Field label={t('candidate.etatCivil')}>
            {(control) => (
              <NativeSelect
                {...control}
                value={etatCivil}
                onValueChange={(value) => change({ etatCivil: value })}
                options={ETATS_CIVILS.map((value) => ({
                  value,
                  label: t(`candidate.etatCivil_${value}`),
                }))}
              />
            )}
          </Field>
          {isCouple(etatCivil) && (
            <Spouse answer={spouse} onChange={(value) => change({ spouse: value })} />
          )}
          <Field
            label={t('candidate.enfantsACharge')}
            hint={t('candidate.enfantsHint')}
            error={
              isCount(enfantsACharge) ? null : t('candidate.enfantsRange', { max: MOST_CHILDREN })
            }
          >
            {(control) => (
              <NumberInput
                {...control}
                className="max-w-28 text-left"
                min={0}
                max={MOST_CHILDREN}
                step={1}
                value={enfantsACharge}
                onValueChange={(value) => change({ enfantsACharge: value })}
              />
            )}
          </Field>
          {!source.offer.worker.isTold && !isOpen && (
            <Button className="min-h-11 self-start" busy={state === 'saving'} onClick={confirm}>
              {t('candidate.confirmSituation')}
            </Button>
          )}
          {error !== null && <FailureNotice error={error} />}
        </div>
      </SectionCard>
    </div>
  )
}

/** Asked with its answers: a box that is left alone says nothing. */
function Spouse({
  answer,
  onChange,
}: {
  answer: SpouseAnswer | null
  onChange: (answer: SpouseAnswer) => void
}) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="text-sm font-medium">{t('candidate.conjointTravaille')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {SPOUSE_ANSWERS.map((each) => (
          <label key={each} className="flex min-h-10 items-center gap-2 text-sm">
            <input
              type="radio"
              name={name}
              className="shrink-0"
              checked={answer === each}
              onChange={() => onChange(each)}
            />
            {t(`candidate.spouse_${each}`)}
          </label>
        ))}
      </div>
      {answer === null && (
        <p role="status" className="text-xs text-warn">
          {t('candidate.conjointUnknown')}
        </p>
      )}
      {answer === 'limited' && (
        <p className="text-xs text-ink-soft">{t('candidate.limitedHint')}</p>
      )}
    </fieldset>
  )
}
