import { useEffect, useId, useRef, useState } from 'react'
import { ETATS_CIVILS } from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { FailureNotice } from './failure-notice.tsx'
import type { OfferSource, Situation } from './offer.ts'
import {
  answeredOf,
  householdOf,
  isCount,
  isCouple,
  MOST_CHILDREN,
  withChange,
  type Household,
} from './situation.ts'

/** Who types « 12 » has not meant « 1 ». */
const PAUSE_MS = 500

/** Marital status, working spouse, dependent children: what the net pay depends on. Every change is kept at once. */
export function SituationForm({ source }: { source: OfferSource }) {
  const t = useT()
  const { situation, change, state, error } = useSituation(source)
  const { etatCivil, conjointTravaille, enfantsACharge, assumed } = situation
  return (
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
          <Spouse
            works={conjointTravaille}
            assumed={assumed}
            onChange={(value) => change({ conjointTravaille: value })}
          />
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
        {error !== null && <FailureNotice error={error} />}
      </div>
    </SectionCard>
  )
}

/** Asked with two answers: a box that is left alone says nothing. */
function Spouse({
  works,
  assumed,
  onChange,
}: {
  works: boolean | null
  assumed: boolean
  onChange: (works: boolean) => void
}) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="text-sm font-medium">{t('candidate.conjointTravaille')}</legend>
      <div className="flex gap-6">
        {([true, false] as const).map((answer) => (
          <label key={String(answer)} className="flex min-h-8 items-center gap-2 text-sm">
            <input
              type="radio"
              name={name}
              className="shrink-0"
              checked={works === answer}
              onChange={() => onChange(answer)}
            />
            {t(answer ? 'common.yes' : 'common.no')}
          </label>
        ))}
      </div>
      {(assumed || works === null) && (
        <p role="status" className="text-xs text-warn">
          {t(assumed ? 'candidate.conjointAssumed' : 'candidate.conjointUnknown')}
        </p>
      )}
    </fieldset>
  )
}

/** What is on screen, and how far the keeping of it is. */
function useSituation(source: OfferSource) {
  const [situation, setSituation] = useState(() => householdOf(source.offer))
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still')
  const [error, setError] = useState<Error | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function save(next: Situation) {
    const mine = ++last.current
    setState('saving')
    try {
      await source.saveSituation(next)
      if (mine === last.current) setState('saved')
      setError(null)
    } catch (failure) {
      if (mine !== last.current) return
      setState('still')
      setError(failure as Error)
    }
  }

  function change(changes: Partial<Household>) {
    const next = withChange(situation, changes)
    setSituation(next)
    clearTimeout(timer.current)
    const answered = answeredOf(next)
    if (answered === null) return
    timer.current = setTimeout(() => void save(answered), PAUSE_MS)
  }

  return { situation, change, state, error }
}
