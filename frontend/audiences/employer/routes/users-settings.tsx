import { useState } from 'react'
import { UserPlus } from 'lucide-react'
import { Navigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { InvitationList } from '@/features/people/invitation-list'
import { InviteDialog } from '@/features/people/invite-dialog'
import { NewcomerList } from '@/features/people/newcomer-list'
import { OnboardingCard } from '@/features/people/onboarding-card'
import { PeopleList } from '@/features/people/people-list'
import { RoleTable } from '@/features/people/role-table'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/users */
export function Component() {
  const t = useT()
  const canManage = useCan('people.manage')
  const [inviting, setInviting] = useState(false)
  useSettingsTitle([{ label: t('people.title') }])
  if (!canManage) return <Navigate to={urls.accountSettings} replace />
  return (
    <div className="max-w-[60rem]">
      <PageHeader
        title={t('people.title')}
        subtitle={t('people.subtitle')}
        actions={
          <Button variant="primary" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            {t('people.invite')}
          </Button>
        }
      />
      <div className="flex flex-col gap-6">
        <NewcomerList />
        <PeopleList />
        <InvitationList />
        <OnboardingCard />
        <RoleTable />
      </div>
      <InviteDialog open={inviting} onOpenChange={setInviting} />
    </div>
  )
}
