import { Controller, useFormContext } from 'react-hook-form'
import { LanguageField } from '@/components/app/language-field'
import { SectionCard } from '@/components/ui/card'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { SwitchRow } from '@/components/ui/switch-row'
import { useT } from '@/lib/use-t'
import { lastDayProblem } from './last-day.ts'
import type { OfferFields } from './offer-form.ts'
import { WorkerField } from './worker-field.tsx'

interface ConditionsCardProps {
  email: string | null
  disabled: boolean
}

/** For whom, in which language, until when, and with variable pay or not. */
export function ConditionsCard({ email, disabled }: ConditionsCardProps) {
  const t = useT()
  const { control } = useFormContext<OfferFields>()
  return (
    <SectionCard title={t('offers.conditions')}>
      <div className="flex flex-col gap-4">
        <Controller
          control={control}
          name="worker"
          render={({ field: { value, onChange } }) => (
            <WorkerField
              worker={value}
              onChange={onChange}
              hint={email ?? undefined}
              disabled={disabled}
            />
          )}
        />
        <Controller
          control={control}
          name="language"
          render={({ field: { value, onChange } }) => (
            <LanguageField
              label={t('offers.language')}
              value={value}
              onChange={onChange}
              disabled={disabled}
            />
          )}
        />
        <Controller
          control={control}
          name="validityDateStr"
          rules={{ validate: (day) => day === '' || (lastDayProblem(day, t) ?? true) }}
          render={({ field: { value, onChange, onBlur }, fieldState }) => (
            <Field label={t('offers.validityDay')} error={fieldState.error?.message}>
              {(field) => (
                <DateInput
                  {...field}
                  label={t('offers.validityDay')}
                  value={value}
                  onValueChange={onChange}
                  onBlur={onBlur}
                  disabled={disabled}
                />
              )}
            </Field>
          )}
        />
        <Controller
          control={control}
          name="includeVariableCompensation"
          render={({ field: { value, onChange } }) => (
            <SwitchRow
              label={t('offers.variablePay')}
              hint={t('offers.variablePayHint')}
              checked={value}
              onCheckedChange={onChange}
              disabled={disabled}
            />
          )}
        />
      </div>
    </SectionCard>
  )
}
