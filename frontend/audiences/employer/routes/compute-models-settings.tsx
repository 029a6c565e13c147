import { Navigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { ModelList } from '@/features/compute-models/model-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/compute-models */
export function Component() {
  const t = useT()
  const canWrite = useCan('compute-models.write')
  useSettingsTitle([{ label: t('models.title') }])
  if (!canWrite) return <Navigate to={urls.accountSettings} replace />
  return (
    <div className="max-w-[45rem]">
      <PageHeader title={t('models.title')} subtitle={t('models.subtitle')} />
      <ModelList />
    </div>
  )
}
