import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { ProfileList } from '@/features/export-payroll/profile-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/export-payroll/profiles */
export function Component() {
  const t = useT()
  useScreenTitle([
    { label: t('nav.exportPayroll'), to: urls.exportPayroll },
    { label: t('payroll-profiles.title') },
  ])
  return (
    <div className="max-w-[64rem]">
      <PageHeader title={t('payroll-profiles.title')} subtitle={t('payroll-profiles.subtitle')} />
      <ProfileList />
    </div>
  )
}
