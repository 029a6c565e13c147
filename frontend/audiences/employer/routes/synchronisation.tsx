import { Plug } from 'lucide-react'
import { Link, Navigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { RunList } from '@/features/synchronisation/run-list'
import { SyncNow } from '@/features/synchronisation/sync-now'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/synchronisation */
export function Component() {
  const t = useT()
  const may = useCan('integrations.write')
  useScreenTitle([{ label: t('nav.team'), to: urls.team }, { label: t('nav.synchronisation') }])
  if (!may) return <Navigate to={urls.home} replace />
  const connections = (
    <Button asChild>
      <Link to={urls.integrationsSettings}>
        <Plug aria-hidden />
        {t('synchronisation.connections')}
      </Link>
    </Button>
  )
  return (
    <div className="max-w-[72rem]">
      <PageHeader
        title={t('nav.synchronisation')}
        subtitle={t('synchronisation.subtitle')}
        actions={connections}
      />
      <SyncNow />
      <RunList action={connections} />
    </div>
  )
}
