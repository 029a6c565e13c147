import { Navigate, useParams } from 'react-router'
import { useCan } from '@/api/get-user'
import { useSyncRun } from '@/api/integrations'
import { useScreenTitle } from '@/components/app/crumbs'
import { Loaded } from '@/components/app/loaded'
import { PageHeader } from '@/components/app/page-header'
import { RunPage } from '@/features/synchronisation/run-page'
import { RunStatus } from '@/features/synchronisation/run-status'
import { useSystemName } from '@/features/synchronisation/use-system-name'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/synchronisation/:runId */
export function Component() {
  const t = useT()
  const format = useFormat()
  const { runId = '' } = useParams()
  const may = useCan('integrations.write')
  const run = useSyncRun(runId)
  const nameOf = useSystemName()
  const title = run.data ? nameOf(run.data.system) : t('nav.synchronisation')
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.synchronisation'), to: urls.synchronisation },
    { label: title },
  ])
  if (!may) return <Navigate to={urls.home} replace />
  return (
    <div className="max-w-[72rem]">
      <Loaded query={run} back={{ to: urls.synchronisation, label: t('nav.synchronisation') }}>
        {(data) => (
          <>
            <PageHeader
              title={title}
              subtitle={
                <span className="flex flex-wrap items-center gap-2">
                  {format.instant(data.createdAt)}
                  {(!data.failure || data.read > 0) &&
                    ` · ${t(data.all ? 'synchronisation.everybody' : 'synchronisation.onlyChanged')}`}
                  <RunStatus run={data} />
                </span>
              }
            />
            <RunPage run={data} />
          </>
        )}
      </Loaded>
    </div>
  )
}
