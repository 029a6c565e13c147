import {
  FRAIS_GESTION_MAXIMUM,
  type ComputeError,
  type DirigeantFields,
} from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { SwitchRow } from '@/components/ui/switch-row'
import { useErrorAt } from '@/lib/pay/use-error-at'
import { useT } from '@/lib/use-t'

interface DirectorToldProps {
  told: DirigeantFields
  onChange: (told: DirigeantFields) => void
  errors: readonly ComputeError[]
}

/** What a director's year asks of the fund, the building and the company, and no package tells. */
export function DirectorTold({ told, onChange, errors }: DirectorToldProps) {
  const t = useT()
  const errorOf = useErrorAt(errors)
  const errorAt = (key: keyof DirigeantFields) => errorOf(`dirigeant.${key}`)
  const set = (key: keyof DirigeantFields, value: number | boolean | null) => {
    const { [key]: _, ...others } = told
    onChange(value === null || value === false ? others : { ...others, [key]: value })
  }
  const amount = (key: 'loyer' | 'revenuCadastral' | 'benefice', step: number) => (
    <Field label={t(`compute.told.dirigeant.${key}`)} error={errorAt(key)}>
      {(control) => (
        <MoneyInput
          {...control}
          step={step}
          value={told[key] ?? null}
          onValueChange={(value) => set(key, value)}
        />
      )}
    </Field>
  )
  const flag = (key: 'cotisationsParSociete' | 'petiteSociete' | 'jeuneSociete') => (
    <SwitchRow
      label={t(`compute.told.dirigeant.${key}`)}
      checked={told[key] ?? false}
      onCheckedChange={(checked) => set(key, checked)}
    />
  )
  const isLet = (told.loyer ?? 0) > 0
  const isTold = told.benefice !== undefined
  return (
    <div className="mt-4 flex min-w-0 flex-col gap-4 print:hidden">
      <Field label={t('compute.told.dirigeant.fraisGestion')} error={errorAt('fraisGestion')}>
        {(control) => (
          <NumberInput
            {...control}
            min={0}
            max={FRAIS_GESTION_MAXIMUM}
            step="any"
            value={told.fraisGestion ?? null}
            onValueChange={(value) => set('fraisGestion', value)}
          />
        )}
      </Field>
      {flag('cotisationsParSociete')}
      {amount('loyer', 500)}
      {isLet && amount('revenuCadastral', 100)}
      {amount('benefice', 1000)}
      {isTold && flag('petiteSociete')}
      {isTold && told.petiteSociete && flag('jeuneSociete')}
    </div>
  )
}
