import { Link, useParams } from 'react-router'
import { listedCommittee } from '#modules/compute/pure'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Notice } from '@/components/ui/notice'
import { CommitteePage } from '@/features/committees/committee-page'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /law/committees/{number} */
export function Component() {
  const { committeeNumber = '' } = useParams()
  const t = useT()
  const message = useOptionalMessage()
  const committee = listedCommittee(committeeNumber)
  const number = committee?.number ?? committeeNumber
  useScreenTitle([
    { label: t('law.title'), to: urls.law },
    { label: t('law.committees'), to: urls.lawCommittees },
    { label: number },
  ])
  return (
    <>
      <PageHeader
        title={t('law.committeeName', {
          number,
          name: (committee && message(`compute.commissions.${committee.code}`)) ?? '',
        })}
        subtitle={t('law.committeesSubtitle')}
      />
      {committee ? (
        <CommitteePage committee={committee} />
      ) : (
        <Notice tone="warn">
          <p>{t('law.committeeUnknown', { number })}</p>
          <Link to={urls.lawCommittees} className="text-accent underline underline-offset-4">
            {t('law.allCommittees')}
          </Link>
        </Notice>
      )}
    </>
  )
}
