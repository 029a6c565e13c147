import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import { SectionCard } from '@/components/ui/card'
import { CheckRow } from '@/components/ui/check-row'
import { useT } from '@/lib/use-t'
import { FailureNotice } from './failure-notice.tsx'
import type { CandidateOffer, OfferSource, Situation } from './offer.ts'

const ETATS_CIVILS = ['celibataire', 'divorce', 'veuf', 'marie', 'cohabitant'] as const
const MOST_CHILDREN = 30
/** Who types « 12 » has not meant « 1 ». */
const PAUSE_MS = 500

/** Marital status, working spouse, dependent children: what the net pay depends on. Every change is kept at once. */
export function SituationForm({ source }: { source: OfferSource }) {
  const t = useT()
  const { situation, change, state, error } = useSituation(source)
  const { etatCivil, conjointTravaille, enfantsACharge } = situation
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
          <CheckRow
            label={t('candidate.conjointTravaille')}
            checked={conjointTravaille}
            onCheckedChange={(value) => change({ conjointTravaille: value })}
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

type Typed = Omit<Situation, 'enfantsACharge'> & { enfantsACharge: number | null }

/** What is on screen, and how far the keeping of it is. */
function useSituation(source: OfferSource) {
  const [situation, setSituation] = useState<Typed>(() => situationOf(source.offer))
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

  function change(changes: Partial<Typed>) {
    const next = { ...situation, ...changes }
    // Whoever lives alone has no working spouse.
    if (!isCouple(next.etatCivil)) next.conjointTravaille = false
    setSituation(next)
    clearTimeout(timer.current)
    const { enfantsACharge } = next
    if (!isCount(enfantsACharge)) return
    timer.current = setTimeout(() => void save({ ...next, enfantsACharge }), PAUSE_MS)
  }

  return { situation, change, state, error }
}

function situationOf({ worker }: CandidateOffer): Typed {
  const { etatCivil, conjointTravaille, enfantsACharge } = worker
  return { etatCivil, conjointTravaille, enfantsACharge }
}

function isCouple(etatCivil: Situation['etatCivil']): boolean {
  return etatCivil === 'marie' || etatCivil === 'cohabitant'
}

function isCount(children: number | null): children is number {
  return Number.isInteger(children) && children! >= 0 && children! <= MOST_CHILDREN
}
