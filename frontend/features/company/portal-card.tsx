import { toast } from 'sonner'
import { putPortalSettings } from '#client/bounds'
import {
  usePortalSettings,
  useSavePortalSettings,
  type PortalSettings,
} from '@/api/worker-requests'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { SwitchField } from '@/components/form/switch-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'

/** What the company settles for its workers' portal. */
export function PortalCard() {
  const t = useT()
  const settings = usePortalSettings().data
  return (
    <SectionCard title={t('worker-requests.settings')}>
      <p className="-mt-2 mb-4 text-ink-soft">{t('worker-requests.settingsText')}</p>
      {settings ? (
        <SettingsForm key={settings.version} settings={settings} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </SectionCard>
  )
}

function SettingsForm({ settings: { tellsViews, version } }: { settings: PortalSettings }) {
  const t = useT()
  const save = useSavePortalSettings()
  const form = useBoundForm({
    bounds: putPortalSettings,
    defaultValues: { tellsViews },
    body: (values) => ({ ...values, version }),
    send: save.mutateAsync,
    onSaved: () => toast(t('worker-requests.settingsSaved')),
  })
  return (
    <Form form={form}>
      <SwitchField form={form} name="tellsViews" label={t('worker-requests.tellsViews')} />
      <SubmitButton form={form} className="self-end">
        {t('worker-requests.settingsSave')}
      </SubmitButton>
    </Form>
  )
}
