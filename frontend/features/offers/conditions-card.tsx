import { Controller } from 'react-hook-form'
import { WorkerField } from '@/components/app/worker-field'
import { LanguageChoice } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { SwitchField } from '@/components/form/switch-field'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import type { OfferCardProps } from './offer-form.ts'

interface ConditionsCardProps extends OfferCardProps {
  email: string | null
}

/** For whom, in which language, until when, and with variable pay or not. */
export function ConditionsCard({ form, email, disabled }: ConditionsCardProps) {
  const t = useT()
  return (
    <SectionCard title={t('offers.conditions')}>
      <div className="flex flex-col gap-4">
        <div data-part="worker">
          <Controller
            control={form.control}
            name="worker"
            render={({ field: { value, onChange } }) => (
              <WorkerField
                label={t('offers.candidate')}
                placeholder={t('offers.chooseCandidate')}
                worker={value}
                onChange={onChange}
                hint={email ?? undefined}
                disabled={disabled}
              />
            )}
          />
        </div>
        <LanguageChoice
          form={form}
          name="language"
          label={t('offers.language')}
          disabled={disabled}
        />
        <div data-part="validityDateStr">
          <DayField
            form={form}
            name="validityDateStr"
            label={t('offers.validityDay')}
            disabled={disabled}
          />
        </div>
        <SwitchField
          form={form}
          name="includeVariableCompensation"
          label={t('offers.variablePay')}
          hint={t('offers.variablePayHint')}
          disabled={disabled}
        />
      </div>
    </SectionCard>
  )
}
