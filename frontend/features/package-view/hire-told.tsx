import type { ReactNode } from 'react'
import {
  AGE_APPRENTI_MAXIMUM,
  AGE_APPRENTI_MINIMUM,
  COEFFICIENT_MAXIMUM,
  COEFFICIENT_MINIMUM,
  FLEXI_GAGNE_MAXIMUM,
  HEURES_ENTREPRISE,
  HEURES_MAXIMUM,
  HEURES_SEMAINE_MAXIMUM,
  MINIMUM_HORAIRE_MAXIMUM,
  NIVEAUX,
  OCCUPATIONS,
  REGIONS,
  TAUX_APPRENTI_MAXIMUM,
  type ComputeError,
  type FormeFields,
} from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { useErrorAt } from '@/lib/pay/use-error-at'
import { useT } from '@/lib/use-t'

const NONE = 'NONE'
const LEVELS = Array.from({ length: NIVEAUX }, (_, i) => String(i + 1))

interface HireToldProps {
  told: FormeFields
  onChange: (told: FormeFields) => void
  errors: readonly ComputeError[]
}

/** What the forms ask of the person; what only one of them needs stands there once it is asked for. */
export function HireTold({ told, onChange, errors }: HireToldProps) {
  const t = useT()
  const errorOf = useErrorAt(errors)
  const errorAt = (key: keyof FormeFields) => errorOf(`forme.${key}`)
  /** What a form alone asks goes with it. */
  const set = (key: keyof FormeFields, value: unknown, ofForm: readonly (keyof FormeFields)[]) => {
    const isGone = value === null || value === false
    const gone = isGone ? [key, ...ofForm] : [key]
    const kept = Object.fromEntries(
      Object.entries(told).filter(([name]) => !gone.includes(name as keyof FormeFields))
    )
    onChange(isGone ? kept : { ...kept, [key]: value })
  }
  const number = (key: keyof FormeFields, min: number, max: number, step = 1, hint?: string) => (
    <Field label={t(`compute.told.forme.${key}`)} hint={hint} error={errorAt(key)}>
      {(control) => (
        <NumberInput
          {...control}
          min={min}
          max={max}
          step={step}
          value={(told[key] as number | undefined) ?? null}
          onValueChange={(value) => set(key, value, [])}
        />
      )}
    </Field>
  )
  const flag = (key: keyof FormeFields, ofForm: readonly (keyof FormeFields)[] = []) => (
    <SwitchRow
      label={t(`compute.told.forme.${key}`)}
      checked={told[key] === true}
      onCheckedChange={(checked) => set(key, checked, ofForm)}
    />
  )
  const choice = (
    key: keyof FormeFields,
    words: string,
    values: readonly string[],
    ofForm: readonly (keyof FormeFields)[],
    read: (text: string) => unknown = (text) => text
  ): ReactNode => (
    <Field label={t(`compute.told.forme.${key}`)} error={errorAt(key)}>
      {(control) => (
        <Select<string>
          {...control}
          value={told[key] === undefined ? NONE : String(told[key])}
          onValueChange={(next) => set(key, next === NONE ? null : read(next), ofForm)}
          options={[NONE, ...values].map((value) => ({
            value,
            label: t(value === NONE ? 'hire-forms.none' : `compute.told.values.${words}${value}`),
          }))}
        />
      )}
    </Field>
  )
  return (
    <div className="flex min-w-0 flex-col gap-4 print:hidden">
      {number('heures', 1, HEURES_MAXIMUM, 1, t('hire-forms.heuresHint'))}
      {flag('etudiant', ['heuresRestantes'])}
      {told.etudiant && number('heuresRestantes', 0, HEURES_MAXIMUM)}
      {choice('occupation', '', OCCUPATIONS, ['memeEmployeur', 'minimumHoraire', 'flexiGagne'])}
      {told.occupation && (
        <>
          {flag('memeEmployeur')}
          {number('minimumHoraire', 0, MINIMUM_HORAIRE_MAXIMUM, 0.01)}
          {number('flexiGagne', 0, FLEXI_GAGNE_MAXIMUM, 0.01)}
        </>
      )}
      {number('coefficient', COEFFICIENT_MINIMUM, COEFFICIENT_MAXIMUM, 0.01)}
      {choice('regionApprenti', '', REGIONS, [
        'niveauApprenti',
        'ageAnnee',
        'heuresEntreprise',
        'tauxApprenti',
      ])}
      {told.regionApprenti && (
        <>
          {choice('niveauApprenti', 'niveauApprenti_', LEVELS, [], Number)}
          {number('ageAnnee', AGE_APPRENTI_MINIMUM, AGE_APPRENTI_MAXIMUM)}
          {number('heuresEntreprise', HEURES_ENTREPRISE, HEURES_SEMAINE_MAXIMUM, 0.5)}
          {number('tauxApprenti', 0, TAUX_APPRENTI_MAXIMUM, 0.01)}
        </>
      )}
      {flag('recruteEtranger', ['chercheur', 'indemnite', 'indemniteEnPlus'])}
      {told.recruteEtranger && (
        <>
          {flag('chercheur')}
          {number('indemnite', 0, 100, 0.5)}
          {flag('indemniteEnPlus')}
        </>
      )}
    </div>
  )
}
