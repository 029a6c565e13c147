import { toast } from 'sonner'
import { putSigningSettings } from '#client/bounds'
import { useCan } from '@/api/get-user'
import {
  useSaveSigningSettings,
  useSigningSettings,
  type SigningSettings,
} from '@/api/signing-settings'
import { ErrorView } from '@/components/app/error-view'
import { ChoiceField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { NumberField } from '@/components/form/number-field'
import { SwitchField } from '@/components/form/switch-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { SimpleConsent } from './simple-consent.tsx'

const KINDS = ['CONTRACT', 'ANNEXE', 'UPLOAD'] as const

/** How documents are signed: what signatures are worth, when people are reminded, whether a code is asked. */
export function SigningSettingsPage() {
  const settings = useSigningSettings()
  if (settings.error && !settings.data)
    return <ErrorView error={settings.error} onRetry={() => void settings.refetch()} />
  if (!settings.data) return <Skeleton className="h-96" />
  return (
    <div className="flex flex-col gap-6">
      <SimpleConsent settings={settings.data} />
      <SettingsForm key={settings.data.version} settings={settings.data} />
    </div>
  )
}

function SettingsForm({ settings }: { settings: SigningSettings }) {
  const t = useT()
  const canWrite = useCan('signing-settings.write')
  const save = useSaveSigningSettings()
  const form = useBoundForm({
    bounds: putSigningSettings,
    defaultValues: {
      levels: settings.levels,
      expiryDays: settings.expiryDays as number | null,
      reminderDays: settings.reminderDays.join(', '),
      asksCode: settings.asksCode,
    },
    body: ({ reminderDays, ...fields }) => ({
      ...fields,
      reminderDays: daysOf(reminderDays) ?? [],
      version: settings.version,
    }),
    check: ({ reminderDays }) => ({
      reminderDays: daysOf(reminderDays) === null && t('signatures.reminderDaysUnreadable'),
    }),
    send: save.mutateAsync,
    onSaved: () => toast(t('signatures.settingsSaved')),
  })
  return (
    <Form form={form} className="gap-6">
      <SectionCard title={t('signatures.settingsLevels')}>
        <p className="-mt-2 mb-4 text-ink-soft">{t('signatures.settingsLevelsText')}</p>
        {settings.isForTrial && settings.choices.includes('QUALIFIED') && (
          <Notice tone="warn" className="mb-4">
            {t('signatures.worth_TRIAL')}
          </Notice>
        )}
        <div className="flex flex-col gap-4">
          {KINDS.map((kind) => (
            <ChoiceField
              key={kind}
              form={form}
              name={`levels.${kind}`}
              label={t(`signatures.kind_${kind}`)}
              disabled={!canWrite}
              options={settings.choices.map((value) => ({
                value,
                label: t(`signatures.level_${value}`),
              }))}
            />
          ))}
        </div>
      </SectionCard>
      <SectionCard title={t('signatures.settingsTimes')}>
        <div className="flex flex-col gap-4">
          <NumberField
            form={form}
            name="expiryDays"
            label={t('signatures.expiryDays')}
            hint={t('signatures.expiryDaysHint')}
            disabled={!canWrite}
            inputClassName="w-28"
          />
          <TextField
            form={form}
            name="reminderDays"
            label={t('signatures.reminderDays')}
            hint={t('signatures.reminderDaysHint')}
            disabled={!canWrite}
            inputClassName="max-w-60"
            inputMode="numeric"
            autoComplete="off"
          />
          <SwitchField
            form={form}
            name="asksCode"
            label={t('signatures.asksCode')}
            hint={t('signatures.asksCodeHint')}
            disabled={!canWrite}
          />
        </div>
      </SectionCard>
      {canWrite && (
        <FormButtons form={form} disabled={!form.formState.isDirty}>
          {t('signatures.saveSettings')}
        </FormButtons>
      )}
    </Form>
  )
}

/** `7, 3, 1` as days, the earliest reminder first; null where it is no list of days. */
function daysOf(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  if (!parts.every((part) => /^\d{1,2}$/.test(part))) return null
  return [...new Set(parts.map(Number))].sort((a, b) => b - a)
}
