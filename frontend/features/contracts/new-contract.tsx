import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSetContract } from '@/api/casefiles'
import { useContractPreview, useCreateContract, type ContractInput } from '@/api/contracts'
import { ApiProblem } from '@/api/problem'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { ContractForm } from './contract-form.tsx'
import { ContractProgress } from './contract-progress.tsx'
import { ContractSkeleton } from './contract-skeleton.tsx'
import { OtherPay } from './other-pay.tsx'

interface NewContractProps {
  source: ContractInput
  /** What waits for it; it is gone back to. */
  casefileId?: string
}

/** A contract to be made of what the address names; what can be known of it stands there already. */
export function NewContract({ source: named, casefileId }: NewContractProps) {
  const t = useT()
  const navigate = useNavigate()
  const [id] = useState(newId)
  const [packageId, setPackageId] = useState(named.packageId)
  const source = { ...named, packageId }
  const create = useCreateContract()
  const setContract = useSetContract()
  const preview = useContractPreview(source)
  if (preview.error && !preview.data)
    return (
      <ErrorView
        error={preview.error}
        onRetry={() => void preview.refetch()}
        back={{ to: backOf(source, preview.error), label: t('contracts.back') }}
      />
    )
  if (!preview.data) return <ContractSkeleton />
  const { worker, changeType, nomFonction } = preview.data
  return (
    <>
      <PageHeader
        title={t('contracts.newTitle', { name: worker.displayName })}
        subtitle={[nomFonction, changeType !== 'NEW' && t(`contracts.change_${changeType}`)]
          .filter(Boolean)
          .join(' · ')}
      />
      <ContractProgress
        at="contract"
        fromOffer={named.offerId !== undefined}
        firstDay={preview.data.content.startDateStr}
      />
      <ContractForm
        source={source}
        preview={preview.data}
        label={t('contracts.create')}
        send={async (content) => {
          const contract = await create.mutateAsync({ id, ...source, ...content })
          if (casefileId) await setContract.mutateAsync({ id: casefileId, contractId: contract.id })
          return contract
        }}
        pay={
          named.previousId &&
          changeType === 'CHANGE' && (
            <OtherPay
              previousId={named.previousId}
              worker={worker}
              packageId={packageId}
              onPackage={setPackageId}
            />
          )
        }
        onSaved={(contract) =>
          void navigate(casefileId ? urls.casefile(casefileId) : urls.contract(contract.id), {
            replace: true,
          })
        }
      />
    </>
  )
}

/** Where what stands in the way can be looked at. */
function backOf({ offerId, exchangeId, previousId }: ContractInput, error: Error): string {
  if (error instanceof ApiProblem && offerId) return urls.offer(offerId)
  if (exchangeId) return urls.sacrifice(exchangeId)
  return previousId ? urls.contract(previousId) : urls.contracts
}
