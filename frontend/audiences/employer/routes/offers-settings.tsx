import { Navigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { useOfferSettings } from '@/api/offer-settings'
import { useSettingsTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { OfferSettingsForm } from '@/features/offers/settings-form'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/offers */
export function Component() {
  const t = useT()
  const canWrite = useCan('offer-settings.write')
  const settings = useOfferSettings()
  useSettingsTitle([{ label: t('settings.offers') }])
  if (!canWrite) return <Navigate to={urls.accountSettings} replace />
  return (
    <div className="max-w-[45rem]">
      <PageHeader title={t('offers.settings')} subtitle={t('offers.settingsText')} />
      {settings.error && !settings.data && (
        <ErrorView error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.isPending && <Skeleton className="h-96" />}
      {settings.data && <OfferSettingsForm key={settings.data.version} settings={settings.data} />}
    </div>
  )
}
