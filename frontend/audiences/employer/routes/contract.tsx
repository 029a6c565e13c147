import { Link, useNavigate, useParams } from 'react-router'
import { useContract } from '@/api/contracts'
import { useCompany } from '@/api/get-company'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { ContractScreen } from '@/features/contracts/contract-screen'
import { ContractSkeleton } from '@/features/contracts/contract-skeleton'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /contracts/{id} */
export function Component() {
  const { contractId = '' } = useParams()
  const t = useT()
  const navigate = useNavigate()
  const contract = useContract(contractId)
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.contracts'), to: urls.contracts },
    { label: contract.data?.worker.displayName ?? '…' },
  ])
  if (contract.error && !contract.data)
    return (
      <ErrorView
        error={contract.error}
        onRetry={() => void contract.refetch()}
        actions={
          <Button asChild>
            <Link to={urls.contracts}>{t('contracts.back')}</Link>
          </Button>
        }
      />
    )
  if (!contract.data) return <ContractSkeleton />
  return (
    <ContractScreen
      key={contractId}
      contract={contract.data}
      onDiscarded={() => void navigate(urls.contracts)}
    />
  )
}
