import { FileCog } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { usePayrollProfiles } from '@/api/payroll-profiles'
import { useScreenTitle } from '@/components/app/crumbs'
import { DeadEnd } from '@/components/app/dead-end'
import { Loaded } from '@/components/app/loaded'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { ProfileEditor } from '@/features/export-payroll/profile-editor'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/export-payroll/profiles/:profileId, and /new?from=… */
export function Component() {
  const t = useT()
  const { profileId = '' } = useParams()
  const [params] = useSearchParams()
  const asked = usePayrollProfiles()
  const isNew = profileId === 'new'
  const from = isNew ? (params.get('from') ?? 'generic-csv') : profileId
  const found = asked.data?.find(({ id }) => id === from)
  const title = isNew ? t('payroll-profiles.new') : (found?.name ?? '…')
  useScreenTitle([
    { label: t('nav.exportPayroll'), to: urls.exportPayroll },
    { label: t('payroll-profiles.title'), to: urls.payrollProfiles },
    { label: title },
  ])
  return (
    <div className="max-w-[64rem]">
      <Loaded
        query={asked}
        back={{ to: urls.payrollProfiles, label: t('payroll-profiles.title') }}
      >
        {() =>
          found && (isNew || !found.isShipped) ? (
            <>
              <PageHeader title={title} subtitle={t('payroll-profiles.editorSubtitle')} />
              <ProfileEditor key={profileId} source={found} isNew={isNew} />
            </>
          ) : (
            <DeadEnd
              icon={FileCog}
              title={t('payroll-profiles.goneTitle')}
              text={t('payroll-profiles.goneText')}
            >
              <Button asChild>
                <Link to={urls.payrollProfiles}>{t('payroll-profiles.title')}</Link>
              </Button>
            </DeadEnd>
          )
        }
      </Loaded>
    </div>
  )
}
