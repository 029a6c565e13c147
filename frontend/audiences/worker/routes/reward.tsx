import { lazy, Suspense, type ComponentType } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FileHeart } from 'lucide-react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { portalStatementQuery, statementPdfUrl } from '@/api/portal'
import { ApiProblem } from '@/api/problem'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { usePortalOf } from '@/features/portal/portal-context'
import { PortalSkeleton } from '@/features/portal/portal-skeleton'
import type { StatementProps } from '@/features/statement/statement'
import { withWords } from '@/lib/with-words'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/**
 * Comes with this page, before any of it is drawn: asked for while it is, a waiting shape would stand there first, and what
 * follows one React holds back for 300 ms.
 */
let StatementView: ComponentType<StatementProps>

/** Resolves once the page can be drawn. */
export async function isReady(): Promise<void> {
  const view = await withWords('statement', import('@/features/statement/statement-view'))
  StatementView = view.default
}

const StatementList = lazy(async () => ({
  default: (await import('@/features/portal/statement-list')).StatementList,
}))

/** /w/reward leads to the worker's first statement; /w/reward/{rewardStatementId} shows one. */
export function Component() {
  const { rewardStatementId } = useParams()
  const { seen, worker } = usePortalOf()
  const [first] = worker.rewardStatements
  if (rewardStatementId) return <Statement key={rewardStatementId} id={rewardStatementId} />
  return first ? <Navigate to={urls.portalStatement(first.id, seen.as)} replace /> : <None />
}

/** Another's, none, or taken back. */
const NOT_THERE: readonly number[] = [404, 410]

function Statement({ id }: { id: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { seen, worker, company } = usePortalOf()
  const { data, error, refetch } = useQuery(portalStatementQuery(seen, id))
  if (error instanceof ApiProblem && NOT_THERE.includes(error.status))
    return (
      <EmptyState
        icon={FileHeart}
        title={
          error.code === 'E_REWARD_WITHDRAWN'
            ? t('portal.withdrawn', { company: company.name })
            : t('portal.notThere')
        }
      >
        {t('portal.askCompany', { company: company.name })}
      </EmptyState>
    )
  if (!data)
    return error ? <ErrorView error={error} onRetry={() => void refetch()} /> : <PortalSkeleton />
  const ask = (line?: string) =>
    void navigate(
      `${urls.portalQuestions()}?${new URLSearchParams({ statement: id, ...(line && { line }) })}`
    )
  return (
    <>
      <StatementView
        answer={data}
        company={company.name}
        pdfUrl={statementPdfUrl(seen, id)}
        onAsk={seen.as ? undefined : ask}
      />
      <Suspense>
        <StatementList statements={worker.rewardStatements} shown={id} as={seen.as} />
      </Suspense>
    </>
  )
}

/** The contract comes first, and what a statement will be. */
function None() {
  const t = useT()
  const { seen, worker, company } = usePortalOf()
  return (
    <EmptyState
      icon={FileHeart}
      title={t('portal.none')}
      action={
        <Button asChild variant="primary">
          <Link to={urls.portalContract(company.link, worker.id, seen.as)}>
            {t('portal.seeContract')}
          </Link>
        </Button>
      }
    >
      {t('portal.noneText', { company: company.name })}
    </EmptyState>
  )
}
