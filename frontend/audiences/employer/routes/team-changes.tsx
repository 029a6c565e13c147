import { FileOutput } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { TeamChangeList } from '@/features/team-changes/change-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/changes */
export function Component() {
  const t = useT()
  const canExport = useCan('payroll-exports.read')
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.teamChanges') },
  ])
  return (
    <>
      <PageHeader
        title={t('nav.teamChanges')}
        subtitle={t('team-changes.subtitle')}
        actions={
          canExport && (
            <Button asChild>
              <Link to={urls.exportPayroll}>
                <FileOutput aria-hidden />
                {t('nav.exportPayroll')}
              </Link>
            </Button>
          )
        }
      />
      <TeamChangeList />
    </>
  )
}
