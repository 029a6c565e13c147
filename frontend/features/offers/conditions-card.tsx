import { Controller } from 'react-hook-form'
import { WorkerField } from '@/components/app/worker-field'
import { LanguageChoice } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { SwitchField } from '@/components/form/switch-field'
import { Facts } from '@/components/pay/facts'
import { SectionCard } from '@/components/ui/card'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { OfferCardProps } from './offer-form.ts'

interface ConditionsCardProps extends OfferCardProps {
  email: string | null
}

/** For whom, in which language, until when, and with variable pay or not. */
export function ConditionsCard({ form, email, disabled }: ConditionsCardProps) {
  const t = useT()
  if (disabled) return <SettledConditions form={form} email={email} />
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
              />
            )}
          />
        </div>
        <LanguageChoice form={form} name="language" label={t('offers.language')} />
        <div data-part="validityDateStr">
          <DayField form={form} name="validityDateStr" label={t('offers.validityDay')} />
        </div>
        <SwitchField
          form={form}
          name="includeVariableCompensation"
          label={t('offers.variablePay')}
          hint={t('offers.variablePayHint')}
        />
      </div>
    </SectionCard>
  )
}

/** What may not be changed any more is read: a form that is switched off says that something is missing. */
function SettledConditions({ form, email }: Omit<ConditionsCardProps, 'disabled'>) {
  const t = useT()
  const format = useFormat()
  const { worker, language, validityDateStr, includeVariableCompensation } = form.getValues()
  return (
    <SectionCard title={t('offers.conditions')}>
      <Facts
        facts={[
          {
            label: t('offers.candidate'),
            value: [worker?.displayName, email].filter(Boolean).join(' · ') || '–',
          },
          { label: t('offers.language'), value: LANGUAGE_NAMES[language] },
          {
            label: t('offers.validityDay'),
            value: validityDateStr ? format.day(validityDateStr) : '–',
          },
          {
            label: t('offers.variablePay'),
            value: t(includeVariableCompensation ? 'common.yes' : 'common.no'),
          },
        ]}
      />
    </SectionCard>
  )
}
