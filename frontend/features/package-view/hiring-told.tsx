import {
  AGE_MAXIMUM,
  AGE_MINIMUM,
  EQUIPES_WORDS,
  MOIS_MAXIMUM,
  REGIONS,
  STARTERS,
  type ComputeError,
  type EmbaucheFields,
} from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { useErrorAt } from '@/lib/pay/use-error-at'
import { useT } from '@/lib/use-t'

const NONE = 'NONE'
const CHOICES = {
  regionTravail: ['', REGIONS],
  regionDomicile: ['', REGIONS],
  equipes: ['equipes_', EQUIPES_WORDS],
  starter: ['', STARTERS],
} as const

interface HiringToldProps {
  told: EmbaucheFields
  onChange: (told: EmbaucheFields) => void
  errors: readonly ComputeError[]
}

/** What the aids ask of who is hired and of the company, and no package tells. */
export function HiringTold({ told, onChange, errors }: HiringToldProps) {
  const t = useT()
  const errorOf = useErrorAt(errors)
  const errorAt = (key: keyof EmbaucheFields) => errorOf(`embauche.${key}`)
  const set = (key: keyof EmbaucheFields, value: unknown) => {
    const { [key]: _, ...others } = told
    onChange(value === null || value === false ? others : { ...others, [key]: value })
  }
  const choice = (key: keyof typeof CHOICES) => {
    const [words, values] = CHOICES[key]
    return (
      <Field label={t(`compute.told.embauche.${key}`)} error={errorAt(key)}>
        {(control) => (
          <Select<string>
            {...control}
            value={told[key] ?? NONE}
            onValueChange={(next) => set(key, next === NONE ? null : next)}
            options={[NONE, ...values].map((value) => ({
              value,
              label: t(value === NONE ? 'hiring.none' : `compute.told.values.${words}${value}`),
            }))}
          />
        )}
      </Field>
    )
  }
  const number = (key: 'age' | 'moisSansEmploi', min: number, max: number) => (
    <Field label={t(`compute.told.embauche.${key}`)} error={errorAt(key)}>
      {(control) => (
        <NumberInput
          {...control}
          min={min}
          max={max}
          step={1}
          value={told[key] ?? null}
          onValueChange={(value) => set(key, value)}
        />
      )}
    </Field>
  )
  const flag = (key: 'peuQualifie' | 'recherche') => (
    <SwitchRow
      label={t(`compute.told.embauche.${key}`)}
      checked={told[key] ?? false}
      onCheckedChange={(checked) => set(key, checked)}
    />
  )
  return (
    <div className="grid min-w-0 grid-cols-2 items-end gap-x-3 gap-y-4 lg:grid-cols-1 print:hidden">
      {choice('regionTravail')}
      {choice('regionDomicile')}
      {number('age', AGE_MINIMUM, AGE_MAXIMUM)}
      {number('moisSansEmploi', 0, MOIS_MAXIMUM)}
      <div className="col-span-full flex flex-col gap-4">
        {flag('peuQualifie')}
        {flag('recherche')}
        {choice('equipes')}
        {choice('starter')}
      </div>
    </div>
  )
}
