import { useState } from 'react'
import { FileSignature, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { usePackages } from '@/api/list-packages'
import { useContracts } from '@/api/contracts'
import { WorkerDialog } from '@/components/app/worker-dialog'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { Card, SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { AcceptedOffersLink } from './accepted-offers-link.tsx'
import { useContractWords } from './use-contract-words.ts'

interface StartContractProps {
  workerId?: string
  packageId?: string
  /** What waits for the contract. */
  casefileId?: string
  onWorker: (workerId: string) => void
}

/** What a contract is made of, where the address does not say it: a person, then their contract of today or a package. */
export function StartContract({ workerId, packageId, casefileId, onWorker }: StartContractProps) {
  const t = useT()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <PageHeader title={t('contracts.new')} subtitle={t('contracts.startText')} />
      {workerId ? (
        <Sources workerId={workerId} casefileId={casefileId} />
      ) : (
        <Card>
          <EmptyState
            icon={FileSignature}
            title={t('contracts.startTitle')}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button variant="primary" onClick={() => setChoosing(true)}>
                  <UserRound aria-hidden />
                  {t('contracts.chooseWorker')}
                </Button>
                {!packageId && <AcceptedOffersLink />}
              </div>
            }
          >
            {t(packageId ? 'contracts.startPackageText' : 'contracts.startPersonText')}
          </EmptyState>
        </Card>
      )}
      <WorkerDialog
        open={choosing}
        onOpenChange={setChoosing}
        onSelect={({ id }) => onWorker(id)}
      />
    </>
  )
}

const SHOWN = 20

function Sources({ workerId, casefileId }: { workerId: string; casefileId?: string }) {
  const t = useT()
  const format = useFormat()
  const words = useContractWords()
  const contracts = useContracts({ workerId, standing: 'CURRENT' })
  const packages = usePackages({ worker: workerId, perPage: SHOWN })
  const failed = [contracts, packages].find(({ error, data }) => error && !data)
  if (failed) return <ErrorView error={failed.error} onRetry={() => void failed.refetch()} />
  if (!contracts.data || !packages.data) return <Skeleton className="h-64" />
  const simulated = packages.data.data.filter(
    ({ packageCategory }) => packageCategory !== 'CONTRACTED'
  )
  return (
    <div className="flex max-w-[45rem] flex-col gap-6">
      {contracts.data.data.map((contract) => (
        <SectionCard key={contract.id} title={t('contracts.amend')}>
          <p className="mb-3 text-ink-soft">
            {words.kindOf(contract)} · {words.daysOf(contract)}
          </p>
          <Button asChild>
            <Link to={urls.newContract({ previousId: contract.id }, casefileId)}>
              {t('contracts.follow')}
            </Link>
          </Button>
        </SectionCard>
      ))}
      <SectionCard title={t('contracts.fromPackage')}>
        {simulated.length === 0 ? (
          <p className="text-ink-soft">{t('contracts.noPackage')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {simulated.map((pack) => (
              <li
                key={pack.id}
                className="flex flex-wrap items-center justify-between gap-2 py-3 first:pt-0 last:pb-0"
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium">{pack.nomFonction}</span>
                  <span className="text-xs text-ink-soft">{format.euros(pack.salaireBrut)}</span>
                </span>
                <Button size="sm" asChild>
                  <Link to={urls.newContract({ packageId: pack.id, workerId }, casefileId)}>
                    {t('contracts.prepare')}
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
    </div>
  )
}
