import {
  AGE_FIN_MINIMUM,
  AGE_MAXIMUM_PENSION,
  AGE_MINIMUM_PENSION,
  ANNEES_MAXIMUM,
  FORMES_RENTE,
  RENDEMENT_MAXIMUM,
  type ComputeError,
  type FormeRente,
  type PensionFields,
} from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { useErrorAt } from '@/lib/pay/use-error-at'
import { useT } from '@/lib/use-t'

/** What is typed; the age is asked first. */
export type TypedPension = Partial<PensionFields>

const NUMBERS = {
  age: [AGE_MINIMUM_PENSION, AGE_MAXIMUM_PENSION, 1],
  agePension: [AGE_FIN_MINIMUM, AGE_MAXIMUM_PENSION, 1],
  anneesPassees: [0, ANNEES_MAXIMUM, 1],
  anneesAilleurs: [0, ANNEES_MAXIMUM, 1],
  anneesAvant2021: [0, ANNEES_MAXIMUM, 1],
  coefficient: [1, undefined, 'any'],
  rendement: [0, RENDEMENT_MAXIMUM, 'any'],
  anneesCarriere: [0, ANNEES_MAXIMUM, 1],
} as const

interface PensionToldProps {
  told: TypedPension
  onChange: (told: TypedPension) => void
  errors: readonly ComputeError[]
  isDirector: boolean
}

/** What the limit and the projection ask of the person and the plan, and no package tells. */
export function PensionTold({ told, onChange, errors, isDirector }: PensionToldProps) {
  const t = useT()
  const errorOf = useErrorAt(errors)
  const errorAt = (key: keyof PensionFields) => errorOf(`pension.${key}`)
  const set = (key: keyof PensionFields, value: number | FormeRente | null) => {
    const { [key]: _, ...others } = told
    onChange(value === null ? others : { ...others, [key]: value })
  }
  const number = (key: keyof typeof NUMBERS) => {
    const [min, max, step] = NUMBERS[key]
    return (
      <Field label={t(`compute.told.pension.${key}`)} error={errorAt(key)}>
        {(control) => (
          <NumberInput
            {...control}
            min={min}
            max={max}
            step={step}
            value={told[key] ?? null}
            onValueChange={(value) => set(key, value)}
          />
        )}
      </Field>
    )
  }
  const amount = (
    key: 'reserves' | 'autresCapitaux' | 'pensionLegale' | 'rentesAcquises' | 'augmentationReserves'
  ) => (
    <Field label={t(`compute.told.pension.${key}`)} error={errorAt(key)}>
      {(control) => (
        <MoneyInput
          {...control}
          step={500}
          value={told[key] ?? null}
          onValueChange={(value) => set(key, value)}
        />
      )}
    </Field>
  )
  return (
    <div className="grid min-w-0 grid-cols-2 items-end gap-x-3 gap-y-4 lg:grid-cols-1 print:hidden">
      {number('age')}
      {number('agePension')}
      {number('anneesPassees')}
      {number('anneesAilleurs')}
      {isDirector && number('anneesAvant2021')}
      <Field
        className="col-span-full"
        label={t('compute.told.pension.formeRente')}
        error={errorAt('formeRente')}
      >
        {(control) => (
          <Select<FormeRente>
            {...control}
            value={told.formeRente ?? 'INDEXEE_REVERSIBLE'}
            onValueChange={(value) => set('formeRente', value)}
            options={FORMES_RENTE.map((value) => ({
              value,
              label: t(`compute.told.values.${value}`),
            }))}
          />
        )}
      </Field>
      {number('coefficient')}
      {amount('reserves')}
      {amount('autresCapitaux')}
      {number('rendement')}
      {amount('pensionLegale')}
      {amount('rentesAcquises')}
      {(told.rentesAcquises ?? 0) > 0 && (
        <>
          {amount('augmentationReserves')}
          {number('anneesCarriere')}
        </>
      )}
    </div>
  )
}
