import { useCompany } from '@/api/get-company'
import { useUser } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { AccessCard } from '@/features/account/access-card'
import { ProfileForm } from '@/features/account/profile-form'
import { SecondFactorCard } from '@/features/account/second-factor-card'
import { useT } from '@/lib/use-t'

/** /settings/account */
export function Component() {
  const t = useT()
  const user = useUser().data
  const company = useCompany().data
  useSettingsTitle([{ label: t('account.title') }])
  if (!user || !company) return null
  return (
    <div className="max-w-[45rem]">
      <PageHeader title={t('account.title')} subtitle={t('account.subtitle')} />
      <div className="flex flex-col gap-6">
        <ProfileForm user={user} />
        <SecondFactorCard />
        <AccessCard company={company} />
      </div>
    </div>
  )
}
