import { Link, useParams } from 'react-router'
import { useCasefile } from '@/api/casefiles'
import { useCompany } from '@/api/get-company'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { CasefileScreen } from '@/features/casefiles/casefile-screen'
import { CasefileSkeleton } from '@/features/casefiles/casefile-skeleton'
import { useCasefilesHome } from '@/features/casefiles/use-casefiles-home'
import { useT } from '@/lib/use-t'

/** /documents/edit-documents/{id} */
export function Component() {
  const { casefileId = '' } = useParams()
  const t = useT()
  const home = useCasefilesHome()
  const casefile = useCasefile(casefileId)
  useScreenTitle(useCompany().data?.name, [
    home,
    {
      label: casefile.data
        ? t('documents.fileOf', { name: casefile.data.worker.displayName })
        : '…',
    },
  ])
  if (casefile.error && !casefile.data)
    return (
      <ErrorView
        error={casefile.error}
        onRetry={() => void casefile.refetch()}
        actions={
          <Button asChild>
            <Link to={home.to}>{t('documents.backTo', { list: home.label })}</Link>
          </Button>
        }
      />
    )
  if (!casefile.data) return <CasefileSkeleton />
  return <CasefileScreen key={casefileId} casefile={casefile.data} />
}
