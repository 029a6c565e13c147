import { useLocation, useNavigate, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { TeamList } from '@/features/team/team-list'
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
    <div className="max-w-[60rem]">
      <PageHeader title={t('nav.team')} subtitle={t('team.subtitle')} />
      <TeamList />
      {workerId && (
        <WorkerDialog
          id={workerId}
          onClose={() =>
            void navigate({ pathname: urls.team, search }, { preventScrollReset: true })
          }
        />
      )}
    </div>
  )
}
