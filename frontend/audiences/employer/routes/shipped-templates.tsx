import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { ShippedGallery } from '@/features/templates/shipped-gallery'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/documents/shipped */
export function Component() {
  const t = useT()
  const canWrite = useCan('templates.write')
  useSettingsTitle([
    { label: t('settings.documents'), to: urls.documentsSettings },
    { label: t('templates.shipped') },
  ])
  return (
    <div className="max-w-[60rem]">
      <PageHeader title={t('templates.shipped')} subtitle={t('templates.shippedSubtitle')} />
      <ShippedGallery canWrite={canWrite} />
    </div>
  )
}
