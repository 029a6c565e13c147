import { useParams } from 'react-router'
import { useReconciledPerson } from '@/api/reconciliation'
import { useScreenTitle } from '@/components/app/crumbs'
import { Loaded } from '@/components/app/loaded'
import { ReconciledPersonView } from '@/features/reconciliation/reconciled-person'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/reconciliation/{month}/{workerId} */
export function Component() {
  const t = useT()
  const { month = '', workerId = '' } = useParams()
  const asked = useReconciledPerson(month, workerId)
  const back = `${urls.reconciliation}?month=${month}`
  useScreenTitle([
    { label: t('nav.reconciliation'), to: back },
    { label: asked.data?.displayName ?? '…' },
  ])
  return (
    <div className="max-w-[64rem]">
      <Loaded query={asked} back={{ to: back, label: t('reconciliation.back') }}>
        {(person) => <ReconciledPersonView person={person} />}
      </Loaded>
    </div>
  )
}
