import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { signingQuery, type Signing } from '@/api/signing'
import { ApiProblem } from '@/api/problem'
import { ErrorView } from '@/components/app/error-view'
import { LinkNotValid } from '@/components/app/link-not-valid'
import { PublicLayout } from '@/components/app/public-layout'
import { Skeleton } from '@/components/ui/skeleton'
import { useReadersLanguage } from '@/lib/use-readers-language'
import { useT } from '@/lib/use-t'

/** While the last signature is being sealed, a look at it this often. */
const LOOK_MS = 3_000

interface SigningLayoutProps {
  link: string
  title: string
  children: (signing: Signing) => ReactNode
}

/** What stands behind a signer's link, in one column. A link that opens nothing says no more than that. */
export function SigningLayout({ link, title, children }: SigningLayoutProps) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    ...signingQuery(link),
    refetchInterval: ({ state }) => state.data?.status === 'SEALING' && LOOK_MS,
  })
  const isGone = error instanceof ApiProblem && error.status === 404
  // Who has just refused reads it once: the link itself opens nothing any more.
  if (isGone && data?.status !== 'REFUSED')
    return <LinkNotValid text={t('signing.linkNotValidText')} />
  return (
    <PublicLayout title={title} wide withoutFigures>
      {data ? (
        <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
          <InOwnLanguage language={data.casefile.language} />
          {children(data)}
        </div>
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </PublicLayout>
  )
}

function InOwnLanguage({ language }: { language: string }) {
  useReadersLanguage(language)
  return null
}

/** The shape of what comes. */
function Waiting() {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6" aria-busy>
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-128 w-full rounded-xl" />
    </div>
  )
}
