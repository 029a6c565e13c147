import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { WaitingList } from '@/features/signatures/waiting-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /documents/to-sign */
export function Component() {
  const t = useT()
  useScreenTitle([
    { label: t('documents.title'), to: urls.documents },
    { label: t('signatures.waitingTitle') },
  ])
  return (
    <div className="max-w-[45rem]">
      <PageHeader title={t('signatures.waitingTitle')} subtitle={t('signatures.waitingText')} />
      <WaitingList />
    </div>
  )
}
