import { useCompany } from '@/api/get-company'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { TeamList } from '@/features/team/team-list'
import { useT } from '@/lib/use-t'

/** /team */
export function Component() {
  const t = useT()
  useScreenTitle(useCompany().data?.name, [{ label: t('nav.team') }])
  return (
    <div className="max-w-[60rem]">
      <PageHeader title={t('nav.team')} subtitle={t('team.subtitle')} />
      <TeamList />
    </div>
  )
}
