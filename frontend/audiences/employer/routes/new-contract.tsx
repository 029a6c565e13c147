import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ContractInput } from '@/api/contracts'
import { useScreenTitle } from '@/components/app/crumbs'
import { ContractOfPackage } from '@/features/contracts/contract-of-package'
import { NewContract } from '@/features/contracts/new-contract'
import { StartContract } from '@/features/contracts/start-contract'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const NAMES = ['offerId', 'exchangeId', 'previousId', 'packageId', 'workerId'] as const

/** /contracts/new?offerId= |exchangeId= |previousId= |packageId=&workerId= */
export function Component() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  useScreenTitle([
    { label: t('nav.contracts'), to: urls.contracts },
    { label: t('contracts.new') },
  ])
  const source = useMemo(() => sourceIn(params), [params])
  const { offerId, exchangeId, previousId, packageId, workerId } = source
  const casefileId = params.get('casefileId') ?? undefined
  if (packageId && workerId && !previousId)
    return <ContractOfPackage packageId={packageId} workerId={workerId} casefileId={casefileId} />
  if (offerId || exchangeId || previousId)
    return <NewContract key={JSON.stringify(source)} source={source} casefileId={casefileId} />
  return (
    <StartContract
      workerId={workerId}
      packageId={packageId}
      casefileId={casefileId}
      onWorker={(id) =>
        setParams(
          { ...(packageId && { packageId }), ...(casefileId && { casefileId }), workerId: id },
          { replace: true }
        )
      }
    />
  )
}

function sourceIn(params: URLSearchParams): ContractInput {
  const given = NAMES.flatMap((name) => {
    const id = params.get(name)
    return id ? [[name, id]] : []
  })
  return {
    ...Object.fromEntries(given),
    ...(params.get('changeType') === 'CORRECTION' && { changeType: 'CORRECTION' as const }),
  }
}
