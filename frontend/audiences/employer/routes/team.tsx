import { useLocation, useNavigate, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { TeamOverview } from '@/features/team-overview/team-overview'
import { WorkerDialog } from '@/features/team/worker-dialog'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team, and over it /team/{workerId} */
export function Component() {
  const t = useT()
  const { workerId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  useScreenTitle(useCompany().data?.name, [{ label: t('nav.team') }])
  return (
    <>
      <PageHeader title={t('nav.team')} subtitle={t('team-overview.subtitle')} />
      <TeamOverview />
      {workerId && (
        <WorkerDialog
          id={workerId}
          onClose={() =>
            void navigate({ pathname: urls.team, search }, { preventScrollReset: true })
          }
        />
      )}
    </>
  )
}
