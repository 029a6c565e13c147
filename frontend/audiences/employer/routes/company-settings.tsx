import { Navigate } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { AddressesCard } from '@/features/company/addresses-card'
import { CompanyForm } from '@/features/company/company-form'
import { DemoCard } from '@/features/company/demo-card'
import { LogoCard } from '@/features/company/logo-card'
import { PortalCard } from '@/features/company/portal-card'
import { SignersCard } from '@/features/company/signers-card'
import { WorkerFormCard } from '@/features/company/worker-form-card'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/company */
export function Component() {
  const t = useT()
  const canWrite = useCan('company.write')
  const company = useCompany().data
  useSettingsTitle([{ label: t('company.title') }])
  if (!canWrite) return <Navigate to={urls.accountSettings} replace />
  if (!company) return null
  return (
    <div className="max-w-[45rem]">
      <PageHeader title={t('company.title')} subtitle={t('company.subtitle')} />
      <div className="flex flex-col gap-6">
        <LogoCard company={company} />
        <CompanyForm key={company.version} company={company} />
        <AddressesCard />
        <SignersCard />
        <WorkerFormCard />
        <PortalCard />
        {company.isDemo && <DemoCard />}
      </div>
    </div>
  )
}
