import { useState } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '@/api/problem'
import {
  useBenefitSettings,
  useUpdateBenefitSettings,
  type BenefitSettings,
} from '@/api/benefit-settings'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
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
  const [draft, setDraft] = useState(settings)
  const change = (changes: Partial<BenefitSettings>) => setDraft({ ...draft, ...changes })
  const problem = update.error instanceof ApiProblem ? update.error : null
  const errorAt = (path: string) => problem?.errors.find((error) => error.path === path)?.message
  const dirty = JSON.stringify(draft) !== JSON.stringify(settings)
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        update.mutate(draft, { onSuccess: () => toast(t('benefits.settingsSaved')) })
      }}
    >
      <OfferedList shown={draft.shown} onChange={(shown) => change({ shown })} />
      <MobilityFields draft={draft} onChange={change} errorAt={errorAt} />
      {update.error && !problem?.errors.length && (
        <Notice tone="danger">{problem?.message ?? t('common.noAnswer')}</Notice>
      )}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={update.isPending} disabled={!dirty}>
          {t('benefits.save')}
        </Button>
      </div>
    </form>
  )
}
