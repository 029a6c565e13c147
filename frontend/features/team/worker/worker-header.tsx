import { FilePlus2, Send } from 'lucide-react'
import { Link } from 'react-router'
import { useDepartments } from '@/api/departments'
import { useCan } from '@/api/get-user'
import type { WorkerFacts } from '@/api/workers'
import { PageHeader } from '@/components/app/page-header'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { fullName, standingOf } from './worker-facts.ts'
import { WorkerFace } from './worker-face.tsx'

const TONES = { CURRENT: 'info', UPCOMING: 'neutral', LEFT: 'neutral', CONTACT: 'neutral' } as const

/** Who it is, what they do, and what is done with them most: an offer, an amendment, or a first contract. */
export function WorkerHeader({ worker }: { worker: WorkerFacts }) {
  const t = useT()
  const { locks } = useGates()
  const departments = useDepartments().data ?? []
  const canContract = useCan('contracts.write') && !locks({ feature: 'contracts' })
  // Who sees a part of the company prepares offers for those who do not work here yet (ADR 59).
  const keepsRecords = useCan('workers.details')
  const isFree = keepsRecords || worker.contracts.length === 0
  const canOffer = useCan('offers.write') && isFree && !locks({ feature: 'offers' })
  const name = fullName(worker)
  const standing = standingOf(worker)
  const current = worker.contracts.find(({ isCurrent }) => isCurrent)
  const department = departments.find(({ id }) => id === worker.departmentId)?.name
  const does = worker.nomFonction ?? current?.package?.nomFonction
  return (
    <PageHeader
      title={
        <span className="flex items-center gap-3">
          <WorkerFace worker={worker} />
          <span className="min-w-0">{name}</span>
        </span>
      }
      subtitle={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{[does, department, worker.level].filter(Boolean).join(' · ')}</span>
          <Badge tone={TONES[standing]}>{t(`worker-page.standing_${standing}`)}</Badge>
        </span>
      }
      actions={
        <>
          {canOffer && (
            <Button asChild>
              <Link to={urls.newOffer({ workerId: worker.id })}>
                <Send aria-hidden />
                {t('worker-page.offer')}
              </Link>
            </Button>
          )}
          {canContract && (
            <Button variant="primary" asChild>
              <Link
                to={urls.newContract(
                  current ? { previousId: current.id } : { workerId: worker.id }
                )}
              >
                <FilePlus2 aria-hidden />
                {t(
                  current
                    ? 'worker-page.amend'
                    : standing === 'LEFT'
                      ? 'worker-page.comeBack'
                      : 'worker-page.contract'
                )}
              </Link>
            </Button>
          )}
        </>
      }
    />
  )
}
