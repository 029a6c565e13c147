import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import {
  askCasefileCode,
  casefileFormQuery,
  saveCasefileForm,
  type CasefileForm,
} from '@/api/casefile-form'
import { ApiProblem } from '@/api/problem'
import { ErrorView } from '@/components/app/error-view'
import { LinkNotValid } from '@/components/app/link-not-valid'
import { PublicLayout } from '@/components/app/public-layout'
import { FormSkeleton } from '@/features/worker-form/form-skeleton'
import { Thanks } from '@/features/worker-form/thanks'
import { WorkerFormPage } from '@/features/worker-form/worker-form-page'
import { useT } from '@/lib/use-t'

/** The two statuses in which this page shows more than that the link is not valid. */
const ASKED = 'WORKER_FORM_SENT'
const TOLD = 'WORKER_INFO_READY'

/** /d/w/{casefileLink}: the same form by the link of a casefile, before its contract is signed. */
export function Component() {
  const t = useT()
  const { casefileLink = '' } = useParams()
  const { data, error, refetch } = useQuery(casefileFormQuery(casefileLink))
  const isGone = error instanceof ApiProblem && error.status === 404
  if (isGone || (data && ![ASKED, TOLD].includes(data.casefileStatus))) return <LinkNotValid />
  const isTold = data?.casefileStatus === TOLD
  return (
    <PublicLayout title={t('worker-form.pageTitle')} wide={!isTold} withoutFigures>
      {isTold ? (
        <Thanks />
      ) : data ? (
        <Asked link={casefileLink} form={data} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </PublicLayout>
  )
}

/** What it has become stands in the answer, and decides what the page shows next. */
function Asked({ link, form }: { link: string; form: CasefileForm }) {
  const client = useQueryClient()
  const { queryKey } = casefileFormQuery(link)
  return (
    <WorkerFormPage
      source={{
        id: link,
        form,
        save: async (body) => client.setQueryData(queryKey, await saveCasefileForm(link, body)),
      }}
      askCode={(by) => askCasefileCode(link, by)}
      onSaved={() => void client.invalidateQueries({ queryKey })}
    />
  )
}
