import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { askOwnCode, ownFormQuery, saveOwnForm, saveOwnPhoto } from '@/api/own-form'
import { ApiProblem } from '@/api/problem'
import { ErrorView } from '@/components/app/error-view'
import { LinkNotValid } from '@/components/app/link-not-valid'
import { PublicLayout } from '@/components/app/public-layout'
import { FormSkeleton } from '@/features/worker-form/form-skeleton'
import { Thanks } from '@/features/worker-form/thanks'
import { WorkerFormPage } from '@/features/worker-form/worker-form-page'
import { useT } from '@/lib/use-t'

/** /w/{workerLink}: workers tell their own details. A link that opens nothing says whom to ask for another. */
export function Component() {
  const t = useT()
  const { workerLink = '' } = useParams()
  const client = useQueryClient()
  const query = ownFormQuery(workerLink)
  const { data, error, refetch } = useQuery(query)
  const [isSaved, setSaved] = useState(false)
  if (error instanceof ApiProblem && error.status === 404)
    return <LinkNotValid text={t('worker-form.askEmployer')} />
  return (
    <PublicLayout title={t('worker-form.pageTitle')} wide={!isSaved} withoutFigures>
      {isSaved ? (
        <Thanks onCorrect={() => setSaved(false)} />
      ) : data ? (
        <WorkerFormPage
          source={{
            id: workerLink,
            form: data,
            save: async (body) =>
              client.setQueryData(query.queryKey, await saveOwnForm(workerLink, body)),
          }}
          savePhoto={(photo) => saveOwnPhoto(workerLink, photo)}
          askCode={(by) => askOwnCode(workerLink, by)}
          onSaved={() => setSaved(true)}
        />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </PublicLayout>
  )
}
