import { useNavigate, useParams } from 'react-router'
import { useContract } from '@/api/contracts'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { ContractSkeleton } from '@/features/contracts/contract-skeleton'
import { EditContract } from '@/features/contracts/edit-contract'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /contracts/{id}/edit */
export function Component() {
  const { contractId = '' } = useParams()
  const t = useT()
  const navigate = useNavigate()
  const contract = useContract(contractId)
  useScreenTitle([
    { label: t('nav.contracts'), to: urls.contracts },
    { label: contract.data?.worker.displayName ?? '…', to: urls.contract(contractId) },
    { label: t('contracts.edit') },
  ])
  if (contract.error && !contract.data)
    return <ErrorView error={contract.error} onRetry={() => void contract.refetch()} />
  if (!contract.data) return <ContractSkeleton />
  return (
    <EditContract
      key={contractId}
      contract={contract.data}
      onSaved={() => void navigate(urls.contract(contractId))}
    />
  )
}
