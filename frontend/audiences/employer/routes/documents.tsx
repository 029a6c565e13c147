import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { CasefileList } from '@/features/casefiles/casefile-list'
import { useCasefileFilter } from '@/features/casefiles/use-casefile-filter'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /documents */
export function Component() {
  const t = useT()
  const canWrite = useCan('casefiles.write')
  const [{ workerId }] = useCasefileFilter()
  useScreenTitle([{ label: t('documents.title') }])
  return (
    <>
      <PageHeader
        title={t('documents.title')}
        subtitle={t('documents.subtitle')}
        actions={
          canWrite && (
            <Button asChild variant="primary">
              <Link to={urls.newCasefile({ workerId })}>
                <Plus aria-hidden />
                {t('documents.prepare')}
              </Link>
            </Button>
          )
        }
      />
      <CasefileList />
    </>
  )
}
