import { toast } from 'sonner'
import { putAiSettings } from '#client/bounds'
import {
  useAssistantSettings,
  useAssistantUsage,
  useSaveAssistantSettings,
  type AssistantSettings,
} from '@/api/assistant'
import { ChoiceField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { NumberField } from '@/components/form/number-field'
import { SwitchField } from '@/components/form/switch-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What the company settles for the assistant, and how much it was used. */
export function AssistantCard() {
  const t = useT()
  const settings = useAssistantSettings().data
  return (
    <SectionCard title={t('assistant.settingsTitle')}>
      <p className="-mt-2 mb-4 text-ink-soft">{t('assistant.settingsText')}</p>
      {settings ? (
        <SettingsForm key={settings.version} settings={settings} />
      ) : (
        <Skeleton className="h-40" />
      )}
      <Usage />
    </SectionCard>
  )
}

const MONTHS = [12, 13, 13.92] as const

function SettingsForm({ settings }: { settings: AssistantSettings }) {
  const t = useT()
  const format = useFormat()
  const save = useSaveAssistantSettings()
  const { model, version, ...defaultValues } = settings
  const form = useBoundForm({
    bounds: putAiSettings,
    defaultValues,
    body: (values) => ({ ...values, version }) as Omit<AssistantSettings, 'model'>,
    send: save.mutateAsync,
    onSaved: () => toast(t('assistant.settingsSaved')),
  })
  const months = MONTHS.map((value) => ({
    value,
    label: value === 13.92 ? format.amount(value) : format.amount(value, 0),
  }))
  return (
    <Form form={form}>
      {model ? (
        <>
          <SwitchField
            form={form}
            name="modelOn"
            label={t('assistant.modelOn', { name: model.name })}
          />
          <p className="text-sm text-ink-soft">{t('assistant.modelWhere', { host: model.host })}</p>
          <NumberField
            form={form}
            name="monthlyTokens"
            label={t('assistant.monthlyTokens')}
            step={1000}
          />
        </>
      ) : (
        <p className="text-sm text-ink-soft">{t('assistant.noModel')}</p>
      )}
      <ChoiceField
        form={form}
        name="monthsOfYear"
        label={t('assistant.monthsOfYear')}
        options={[{ value: null, label: t('assistant.months_ask') }, ...months] as never}
      />
      <NumberField form={form} name="retentionDays" label={t('assistant.retentionDays')} />
      <SubmitButton form={form} className="self-end">
        {t('assistant.settingsSave')}
      </SubmitButton>
    </Form>
  )
}

function Usage() {
  const t = useT()
  const format = useFormat()
  const usage = useAssistantUsage().data
  if (!usage) return null
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-sm font-medium">{t('assistant.usage')}</h3>
      {usage.months.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('assistant.usageNone')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-left text-sm tabular-nums">
            <thead className="text-ink-soft">
              <tr>
                {(['usageMonth', 'usageTurns', 'usageModel', 'usageTokens'] as const).map(
                  (name) => (
                    <th key={name} scope="col" className="py-1 pr-4 font-normal">
                      {t(`assistant.${name}`)}
                    </th>
                  )
                )}
              </tr>
            </thead>
            <tbody>
              {usage.months.map(({ month, turns, modelTurns, tokens }) => (
                <tr key={month} className="border-t border-line">
                  <td className="py-1 pr-4">{month}</td>
                  <td className="py-1 pr-4">{format.amount(turns, 0)}</td>
                  <td className="py-1 pr-4">{format.amount(modelTurns, 0)}</td>
                  <td className="py-1 pr-4">{format.amount(tokens, 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
