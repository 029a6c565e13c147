import { useParams } from 'react-router'
import { useCasefile } from '@/api/casefiles'
import { Loaded } from '@/components/app/loaded'
import { useScreenTitle } from '@/components/app/crumbs'
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
  useScreenTitle([
    home,
    {
      label: casefile.data
        ? t('documents.fileOf', { name: casefile.data.worker.displayName })
        : '…',
    },
  ])
  return (
    <Loaded
      query={casefile}
      back={{ to: home.to, label: t('documents.backTo', { list: home.label }) }}
      skeleton={<CasefileSkeleton />}
    >
      {(shown) => <CasefileScreen key={casefileId} casefile={shown} />}
    </Loaded>
  )
}
