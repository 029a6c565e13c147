import { useNavigate, useParams } from 'react-router'
import { useContract } from '@/api/contracts'
import { Loaded } from '@/components/app/loaded'
import { useScreenTitle } from '@/components/app/crumbs'
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
  useScreenTitle([
    { label: t('nav.contracts'), to: urls.contracts },
    { label: contract.data?.worker.displayName ?? '…' },
  ])
  return (
    <Loaded
      query={contract}
      back={{ to: urls.contracts, label: t('contracts.back') }}
      skeleton={<ContractSkeleton />}
    >
      {(shown) => (
        <ContractScreen
          key={contractId}
          contract={shown}
          onDiscarded={() => void navigate(urls.contracts)}
        />
      )}
    </Loaded>
  )
}
