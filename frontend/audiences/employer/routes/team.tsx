import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { TeamOverview } from '@/features/team-overview/team-overview'
import { useT } from '@/lib/use-t'

/** /team */
export function Component() {
  const t = useT()
  useScreenTitle([{ label: t('nav.team') }])
  return (
    <>
      <PageHeader title={t('nav.team')} subtitle={t('team-overview.subtitle')} />
      <TeamOverview />
    </>
  )
}
