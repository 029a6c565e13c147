import { useContracts } from '@/api/contracts'
import { ErrorView } from '@/components/app/error-view'
import { ContractSkeleton } from './contract-skeleton.tsx'
import { NewContract } from './new-contract.tsx'

interface ContractOfPackageProps {
  packageId: string
  workerId: string
  casefileId?: string
}

/** A package becomes the first contract of a person, or changes the one that they have today. */
export function ContractOfPackage({ packageId, workerId, casefileId }: ContractOfPackageProps) {
  const current = useContracts({ workerId, standing: 'CURRENT', perPage: 1 })
  if (current.error && !current.data)
    return <ErrorView error={current.error} onRetry={() => void current.refetch()} />
  if (!current.data || current.isPlaceholderData) return <ContractSkeleton />
  // One that ends makes room by itself.
  const running = current.data.data.find(({ endDateStr }) => endDateStr === null)
  const source = running ? { previousId: running.id, packageId } : { packageId, workerId }
  return <NewContract key={JSON.stringify(source)} source={source} casefileId={casefileId} />
}
