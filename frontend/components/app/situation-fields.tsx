import type { CivilSituation } from '#modules/compute/pure'
import type { EtatCivil } from '@/api/types'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import {
  changedSituation,
  ETATS_CIVILS,
  incomesOfSpouse,
  isCouple,
} from '@/lib/pay/civil-situation'
import { useT } from '@/lib/use-t'

/** A choice must have a value; an unknown marital status has this one. */
const UNKNOWN = 'unknown'

type Count = 'enfantsACharge' | 'enfantsHandicapes' | 'autresPersonnesACharge' | 'ascendantsACharge'
type Flag = 'conjointTravaille' | 'conjointHandicape' | 'parentIsole' | 'handicape' | 'nonResident'

interface SituationFieldsProps {
  value: CivilSituation
  onChange: (next: CivilSituation) => void
  errorAt: (field: keyof CivilSituation) => string | null
}

/** The civil situation of a person, as far as it is known. */
export function SituationFields({ value, onChange, errorAt }: SituationFieldsProps) {
  const t = useT()
  const change = (part: CivilSituation) => onChange(changedSituation(value, part))
  const couple = isCouple(value.etatCivil)
  const children = (value.enfantsACharge ?? 0) > 0
  const works = value.conjointTravaille ?? false

  const count = (field: Count, hint?: string) => (
    <Field label={t(`editor.${field}`)} hint={hint} error={errorAt(field)}>
      {(control) => (
        <NumberInput
          {...control}
          min={0}
          step={1}
          value={value[field] ?? null}
          onValueChange={(next) => change({ [field]: next })}
        />
      )}
    </Field>
  )
  const flag = (field: Flag, hint?: string) => (
    <SwitchRow
      label={t(`editor.${field}`)}
      hint={hint}
      checked={value[field] ?? false}
      onCheckedChange={(next) => change({ [field]: next })}
    />
  )

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">{t('editor.situation')}</legend>
      <Field label={t('editor.etatCivil')} error={errorAt('etatCivil')}>
        {(control) => (
          <Select<EtatCivil | typeof UNKNOWN>
            {...control}
            value={value.etatCivil ?? UNKNOWN}
            onValueChange={(next) => change({ etatCivil: next === UNKNOWN ? null : next })}
            options={[
              { value: UNKNOWN, label: t('team.unknown') },
              ...ETATS_CIVILS.map((each) => ({ value: each, label: t(`pay.situation_${each}`) })),
            ]}
          />
        )}
      </Field>
      {couple && (
        <>
          <SwitchRow
            label={t('editor.conjointTravaille')}
            checked={works}
            onCheckedChange={(next) =>
              change({ conjointTravaille: next, revenusConjoint: incomesOfSpouse(next)[0] })
            }
          />
          <Field label={t('editor.revenusConjoint')} error={errorAt('revenusConjoint')}>
            {(control) => (
              <Select
                {...control}
                value={value.revenusConjoint ?? incomesOfSpouse(works)[0]}
                onValueChange={(next) => change({ revenusConjoint: next })}
                options={incomesOfSpouse(works).map((each) => ({
                  value: each,
                  label: t(`pay.situation_${each}`),
                }))}
              />
            )}
          </Field>
          {flag('conjointHandicape')}
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {count('enfantsACharge')}
        {children && count('enfantsHandicapes', t('editor.enfantsHandicapesHint'))}
      </div>
      {children && !couple && flag('parentIsole')}
      {flag('handicape')}
      {flag('nonResident', t('editor.nonResidentHint'))}
      <details className="group">
        <summary className="inline-flex h-9 items-center rounded-md text-sm text-accent underline-offset-4 hover:underline">
          {t('editor.otherDependants')}
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          {count('ascendantsACharge')}
          {count('autresPersonnesACharge')}
        </div>
      </details>
    </fieldset>
  )
}
