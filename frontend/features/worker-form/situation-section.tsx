import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { isAsked } from './answers.ts'
import { ChoiceRow, TextRow, YesNoRow } from './fields.tsx'
import type { OwnFormState } from './use-own-form.ts'

const ETATS_CIVILS = ['celibataire', 'divorce', 'veuf', 'marie', 'cohabitant'] as const

/** What the withholding tax depends on. */
export function SituationSection({ state }: { state: OwnFormState }) {
  const t = useT()
  return (
    <SectionCard title={t('worker-form.SITUATION')}>
      <p className="mb-4 text-ink-soft">{t('worker-form.SITUATION_why')}</p>
      <div className="flex flex-col gap-4">
        <ChoiceRow
          state={state}
          name="etatCivil"
          options={ETATS_CIVILS.map((value) => ({
            value,
            label: t(`worker-form.etatCivil_${value}`),
          }))}
        />
        {isAsked('conjointTravaille', state.answers) && (
          <YesNoRow state={state} name="conjointTravaille" />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextRow
            state={state}
            name="enfantsACharge"
            inputMode="numeric"
            hint={t('worker-form.enfantsACharge_hint')}
          />
          {isAsked('enfantsHandicapes', state.answers) && (
            <TextRow
              state={state}
              name="enfantsHandicapes"
              inputMode="numeric"
              hint={t('worker-form.enfantsHandicapes_hint')}
            />
          )}
        </div>
      </div>
    </SectionCard>
  )
}
