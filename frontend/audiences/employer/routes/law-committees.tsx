import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { CommitteeList } from '@/features/committees/committee-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /law/committees */
export function Component() {
  const t = useT()
  useScreenTitle([
    { label: t('law.title'), to: urls.law },
    { label: t('law.committees') },
  ])
  return (
    <>
      <PageHeader title={t('law.committees')} subtitle={t('law.committeesSubtitle')} />
      <CommitteeList />
    </>
  )
}
