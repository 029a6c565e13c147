import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import {
  statementPdfUrl,
  useRewardGroup,
  useRewardStatement,
  useStatementVersions,
} from '@/api/rewards'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const StatementView = lazy(() => import('@/features/statement/statement-view'))

/** /reward-statements/{id}/statements/{statementId}: a statement as its reader has it, in this or a former version */
export function Component() {
  const { groupId = '', statementId = '' } = useParams()
  const t = useT()
  const [version, show] = useState<number | undefined>()
  const company = useCompany().data
  const group = useRewardGroup(groupId).data
  const statement = useRewardStatement(statementId, version)
  const { data } = statement
  useScreenTitle([
    { label: t('nav.rewardStatements'), to: urls.rewardStatements },
    { label: group?.name ?? '…', to: urls.rewardGroup(groupId) },
    { label: data?.rewardStatement.firstName ?? '…' },
  ])
  if (statement.error)
    return (
      <ErrorView
        error={statement.error}
        onRetry={() => void statement.refetch()}
        back={{ to: urls.rewardGroup(groupId), label: t('reward-statements.backToRound') }}
      />
    )
  if (!data || !company) return <Skeleton className="h-96" />
  return (
    <>
      <Notice
        className="mb-6"
        actions={<Versions id={statementId} version={data.rewardStatement.version} onShow={show} />}
      >
        {t(
          version === undefined ? 'reward-statements.shownAs' : 'reward-statements.formerVersion',
          {
            name: data.rewardStatement.firstName,
          }
        )}
      </Notice>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <StatementView
          answer={data}
          company={company.name}
          pdfUrl={version === undefined ? statementPdfUrl(statementId) : undefined}
        />
      </Suspense>
    </>
  )
}

/** The versions of a statement, where there are several. */
function Versions({
  id,
  version: shown,
  onShow,
}: {
  id: string
  version: number
  onShow: (version: number | undefined) => void
}) {
  const t = useT()
  const format = useFormat()
  const { data: versions = [] } = useStatementVersions(id)
  if (versions.length < 2) return null
  const newest = versions[0]!.version
  return (
    <Select
      aria-label={t('reward-statements.versions')}
      className="w-full sm:w-72"
      value={String(shown)}
      onValueChange={(next) => onShow(Number(next) === newest ? undefined : Number(next))}
      options={versions.map(({ version, publishedAt }) => ({
        value: String(version),
        label: t('reward-statements.versionOf', { version, at: format.instant(publishedAt) }),
      }))}
    />
  )
}
