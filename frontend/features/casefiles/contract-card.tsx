import { FileSignature } from 'lucide-react'
import { Link } from 'react-router'
import { useSetContract, type Casefile } from '@/api/casefiles'
import { useContracts, type ListedContract } from '@/api/contracts'
import { useCan } from '@/api/get-user'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useGates } from '@/lib/gate'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useToastRefusal } from './use-toast-refusal.ts'

/** Of which contract the documents are: one of the person's without signatures, or one to be made. Nothing where there is no choice. */
export function ContractCard({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const onError = useToastRefusal()
  const canMake = useCan('contracts.write')
  const { locks } = useGates()
  const contracts = useContracts({ workerId: casefile.workerId, standing: 'TO_SIGN' })
  const setContract = useSetContract()
  const others = contracts.data?.data.filter(({ id }) => id !== casefile.contractId)
  if (locks({ feature: 'documents' })) return null
  if (casefile.contract && !others?.length) return null
  return (
    <SectionCard title={t(casefile.contract ? 'documents.otherContract' : 'documents.contract')}>
      {!casefile.contract && <p className="mb-3 text-ink-soft">{t('documents.contractText')}</p>}
      {contracts.error && (
        <ErrorView error={contracts.error} onRetry={() => void contracts.refetch()} />
      )}
      {!others && !contracts.error && <Skeleton className="h-16" />}
      {others && others.length > 0 && (
        <ul
          aria-label={t('documents.contractsToSign')}
          className="flex flex-col divide-y divide-line"
        >
          {others.map((contract) => (
            <Choice
              key={contract.id}
              contract={contract}
              busy={setContract.isPending}
              onChoose={() =>
                setContract.mutate({ id: casefile.id, contractId: contract.id }, { onError })
              }
            />
          ))}
        </ul>
      )}
      {!casefile.contract && canMake && !locks({ feature: 'contracts' }) && (
        <Button
          asChild
          variant={others?.length === 0 ? 'primary' : 'secondary'}
          className="mt-3 max-sm:w-full"
        >
          <Link
            to={urls.newContract(
              casefile.offerId ? { offerId: casefile.offerId } : { workerId: casefile.workerId },
              casefile.id
            )}
          >
            <FileSignature aria-hidden />
            {t('documents.makeContract')}
          </Link>
        </Button>
      )}
    </SectionCard>
  )
}

interface ChoiceProps {
  contract: ListedContract
  busy: boolean
  onChoose: () => void
}

function Choice({ contract, busy, onChoose }: ChoiceProps) {
  const t = useT()
  const format = useFormat()
  const kind = t(`contracts.kind_${contract.kind}`)
  const from = t('documents.from', { day: format.day(contract.startDateStr, 'medium') })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2 first:pt-0 last:pb-0">
      <span className="min-w-0">
        <span className="block truncate font-medium">{kind}</span>
        <span className="block truncate text-xs text-ink-soft">
          {[from, contract.package?.nomFonction].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Button
        size="sm"
        disabled={busy}
        aria-label={t('documents.chooseContract', { contract: `${kind}, ${from}` })}
        onClick={onChoose}
      >
        {t('documents.choose')}
      </Button>
    </li>
  )
}
