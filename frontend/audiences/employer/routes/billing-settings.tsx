import { useCompany } from '@/api/get-company'
import { useUser } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { PlanCard } from '@/features/billing/plan-card'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/billing */
export function Component() {
  const t = useT()
  const user = useUser().data
  const company = useCompany().data
  useScreenTitle(company?.name, [
    { label: t('nav.settings'), to: urls.accountSettings },
    { label: t('billing.title') },
  ])
  if (!user || !company) return null
  return (
    <div className="max-w-[45rem]">
      <PageHeader title={t('billing.title')} subtitle={t('billing.subtitle')} />
      <PlanCard company={company} user={user} />
    </div>
  )
}
