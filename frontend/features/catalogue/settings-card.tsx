import { toast } from 'sonner'
import { putBenefitSettings } from '#client/bounds'
import {
  useBenefitSettings,
  useUpdateBenefitSettings,
  type BenefitSettings,
} from '@/api/benefit-settings'
import { ErrorView } from '@/components/app/error-view'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { MobilityFields } from './mobility-fields.tsx'
import { OfferedList } from './offered-list.tsx'

/** What packages offer, in which order, and the mobility policy. */
export function SettingsCard() {
  const t = useT()
  const settings = useBenefitSettings()
  return (
    <SectionCard title={t('benefits.inPackagesTitle')}>
      {settings.error && (
        <ErrorView error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {!settings.data && !settings.error && <Skeleton className="h-64" />}
      {settings.data && <SettingsForm key={settings.data.version} settings={settings.data} />}
    </SectionCard>
  )
}

function SettingsForm({ settings }: { settings: BenefitSettings }) {
  const t = useT()
  const update = useUpdateBenefitSettings()
  const form = useBoundForm({
    bounds: putBenefitSettings,
    defaultValues: settings,
    send: update.mutateAsync,
    onSaved: () => toast(t('benefits.settingsSaved')),
  })
  return (
    <Form form={form} className="gap-6">
      <OfferedList
        shown={form.watch('shown')}
        onChange={(shown) => form.setValue('shown', shown, { shouldDirty: true })}
      />
      <MobilityFields form={form} />
      <FormButtons form={form} disabled={!form.formState.isDirty}>
        {t('benefits.save')}
      </FormButtons>
    </Form>
  )
}
