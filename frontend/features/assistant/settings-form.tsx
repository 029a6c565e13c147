import { toast } from 'sonner'
import { putAiSettings } from '#client/bounds'
import { useSaveAssistantSettings, type AssistantSettings } from '@/api/assistant'
import { ChoiceField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { NumberField } from '@/components/form/number-field'
import { SwitchField } from '@/components/form/switch-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const MONTHS = [12, 13, 13.92] as const

/** What the company settles for the assistant: what goes to a language model, how words are read, how long they stay. */
export function AssistantSettingsForm({ settings }: { settings: AssistantSettings }) {
  const t = useT()
  const format = useFormat()
  const save = useSaveAssistantSettings()
  const { model, version, ...defaultValues } = settings
  const form = useBoundForm({
    bounds: putAiSettings,
    defaultValues,
    body: (values) => ({ ...values, version }) as Omit<AssistantSettings, 'model'>,
    send: save.mutateAsync,
    onSaved: () => toast(t('assistant-page.settingsSaved')),
  })
  const months = MONTHS.map((value) => ({
    value,
    label: value === 13.92 ? format.amount(value) : format.amount(value, 0),
  }))
  return (
    <Form form={form} className="flex flex-col gap-6">
      <SectionCard title={t('assistant-page.modelTitle')}>
        {model ? (
          <div className="flex flex-col gap-4">
            <SwitchField
              form={form}
              name="modelOn"
              label={t('assistant-page.modelOn', { name: model.name })}
            />
            <p className="text-sm text-ink-soft">
              {t('assistant-page.modelWhere', { host: model.host })}
            </p>
            <NumberField
              form={form}
              name="monthlyTokens"
              label={t('assistant-page.monthlyTokens')}
              inputClassName="w-40"
              step={1000}
            />
          </div>
        ) : (
          <p className="text-sm text-ink-soft">{t('assistant-page.noModel')}</p>
        )}
      </SectionCard>
      <SectionCard title={t('assistant-page.requestsTitle')}>
        <div className="flex flex-col gap-4">
          <ChoiceField
            form={form}
            name="monthsOfYear"
            label={t('assistant-page.monthsOfYear')}
            options={[{ value: null, label: t('assistant-page.months_ask') }, ...months] as never}
          />
          <NumberField
            form={form}
            name="retentionDays"
            label={t('assistant-page.retentionDays')}
            inputClassName="w-28"
          />
        </div>
      </SectionCard>
      <SubmitButton form={form} className="self-end">
        {t('assistant-page.settingsSave')}
      </SubmitButton>
    </Form>
  )
}
