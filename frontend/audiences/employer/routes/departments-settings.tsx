import { Navigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { CostCentersCard } from '@/features/departments/cost-centers-card'
import { DepartmentsCard } from '@/features/departments/departments-card'
import { LocationsCard } from '@/features/departments/locations-card'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/departments */
export function Component() {
  const t = useT()
  const canWrite = useCan('departments.write')
  useSettingsTitle([{ label: t('departments.title') }])
  if (!canWrite) return <Navigate to={urls.accountSettings} replace />
  return (
    <div className="max-w-[45rem]">
      <PageHeader title={t('departments.title')} subtitle={t('departments.subtitle')} />
      <div className="flex flex-col gap-6">
        <DepartmentsCard />
        <LocationsCard />
        <CostCentersCard />
      </div>
    </div>
  )
}
