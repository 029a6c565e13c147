import { Navigate, useParams } from 'react-router'
import { useUser } from '@/api/get-user'
import { useSacrifice } from '@/api/salary-sacrifices'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { PackageSkeleton } from '@/components/pay/package-skeleton'
import { SacrificeForm } from '@/features/salary-sacrifice/sacrifice-form'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /salary-sacrifice/{id}/edit: a draft only; anything else is read. */
export function Component() {
  const { sacrificeId = '' } = useParams()
  const t = useT()
  const user = useUser().data
  const sacrifice = useSacrifice(sacrificeId)
  const worker = sacrifice.data?.worker
  const name = worker ? `${worker.firstName} ${worker.lastName}` : '…'
  useScreenTitle([
    { label: t('nav.salarySacrifice'), to: urls.salarySacrifice },
    { label: name, to: urls.sacrifice(sacrificeId) },
    { label: t('packages.edit') },
  ])
  if (sacrifice.error && !sacrifice.data)
    return <ErrorView error={sacrifice.error} onRetry={() => void sacrifice.refetch()} />
  if (!sacrifice.data || !user) return <PackageSkeleton />
  if (sacrifice.data.facts.status !== 'DRAFT' || !user.can['packages.write'])
    return <Navigate to={urls.sacrifice(sacrificeId)} replace />
  return (
    <>
      <PageHeader title={name} subtitle={t('sacrifice.newText')} />
      <SacrificeForm stored={sacrifice.data} />
    </>
  )
}
