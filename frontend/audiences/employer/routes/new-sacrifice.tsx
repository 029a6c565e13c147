import { Navigate } from 'react-router'
import { useUser } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { SacrificeForm } from '@/features/salary-sacrifice/sacrifice-form'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /salary-sacrifice/new */
export function Component() {
  const t = useT()
  const user = useUser().data
  useScreenTitle([
    { label: t('nav.salarySacrifice'), to: urls.salarySacrifice },
    { label: t('sacrifice.new') },
  ])
  if (user && !user.can['packages.write']) return <Navigate to={urls.salarySacrifice} replace />
  return (
    <>
      <PageHeader title={t('sacrifice.new')} subtitle={t('sacrifice.newText')} />
      <SacrificeForm />
    </>
  )
}
