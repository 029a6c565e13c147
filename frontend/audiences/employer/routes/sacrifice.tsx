import { Link, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useSacrifice } from '@/api/salary-sacrifices'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { PackageSkeleton } from '@/components/pay/package-skeleton'
import { Button } from '@/components/ui/button'
import { SacrificeScreen } from '@/features/salary-sacrifice/sacrifice-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /salary-sacrifice/{id} */
export function Component() {
  const { sacrificeId = '' } = useParams()
  const t = useT()
  const company = useCompany().data
  const sacrifice = useSacrifice(sacrificeId)
  const worker = sacrifice.data?.worker
  useScreenTitle(company?.name, [
    { label: t('nav.salarySacrifice'), to: urls.salarySacrifice },
    { label: worker ? `${worker.firstName} ${worker.lastName}` : '…' },
  ])
  if (sacrifice.error && !sacrifice.data)
    return (
      <ErrorView
        error={sacrifice.error}
        onRetry={() => void sacrifice.refetch()}
        actions={
          <Button asChild>
            <Link to={urls.salarySacrifice}>{t('sacrifice.backToList')}</Link>
          </Button>
        }
      />
    )
  if (!sacrifice.data) return <PackageSkeleton />
  return <SacrificeScreen sacrifice={sacrifice.data} />
}
