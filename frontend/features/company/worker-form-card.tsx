import { toast } from 'sonner'
import { putWorkerFormSettings } from '#client/bounds'
import {
  useSaveWorkerFormSettings,
  useWorkerFormSettings,
  type WorkerFormSettings,
} from '@/api/worker-form-settings'
import { LongTextField } from '@/components/form/text-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { SwitchField } from '@/components/form/switch-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'

/** Whether workers are asked for everything before their contract is signed, and why. */
export function WorkerFormCard() {
  const t = useT()
  const settings = useWorkerFormSettings().data
  return (
    <SectionCard title={t('company.workerForm')}>
      <p className="-mt-2 mb-4 text-ink-soft">{t('company.workerFormText')}</p>
      {settings ? (
        <SettingsForm key={settings.version} settings={settings} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </SectionCard>
  )
}

function SettingsForm({ settings }: { settings: WorkerFormSettings }) {
  const t = useT()
  const save = useSaveWorkerFormSettings()
  const form = useBoundForm({
    bounds: putWorkerFormSettings,
    defaultValues: {
      allAtOnce: settings.allAtOnceBecause !== null,
      because: settings.allAtOnceBecause ?? '',
    },
    at: { allAtOnceBecause: 'because' },
    body: ({ allAtOnce, because }) => ({
      allAtOnceBecause: allAtOnce ? because : null,
      version: settings.version,
    }),
    check: ({ allAtOnce, because }) => ({
      because: allAtOnce && because.trim() === '' && t('company.workerFormBecauseMissing'),
    }),
    send: save.mutateAsync,
    onSaved: () => toast(t('company.workerFormSaved')),
  })
  return (
    <Form form={form}>
      <SwitchField form={form} name="allAtOnce" label={t('company.workerFormAllAtOnce')} />
      {form.watch('allAtOnce') && (
        <LongTextField
          form={form}
          name="because"
          rows={3}
          label={t('company.workerFormBecause')}
          hint={t('company.workerFormBecauseHint')}
        />
      )}
      <SubmitButton form={form} className="self-end">
        {t('company.workerFormSave')}
      </SubmitButton>
    </Form>
  )
}
