import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { NewYearScreen } from '@/features/new-year/new-year-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/scenarios/new-year */
export function Component() {
  const t = useT()
  useScreenTitle([
    { label: t('nav.scenarios'), to: urls.scenarios },
    { label: t('new-year.title') },
  ])
  return (
    <>
      <PageHeader title={t('new-year.title')} subtitle={t('new-year.subtitle')} />
      <NewYearScreen />
    </>
  )
}
