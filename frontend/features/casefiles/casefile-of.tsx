import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  casefilesOfWorker,
  usePrepareCasefile,
  useSetContract,
  type CasefileStatus,
} from '@/api/casefiles'
import { contractQuery } from '@/api/contracts'
import { offerQuery } from '@/api/offers'
import { ErrorView } from '@/components/app/error-view'
import { newId } from '@/lib/new-id'
import { urls } from '@/urls'
import { CasefileSkeleton } from './casefile-skeleton.tsx'

/** Another one may follow these. */
const OVER: readonly CasefileStatus[] = ['SIGNED', 'CANCELLED', 'REFUSED', 'EXPIRED']

type Subject = { contractId: string } | { offerId: string }

/** The casefile of a contract or an accepted offer: the one under way, that which waits for a contract, else a new one. */
export function CasefileOf({ of }: { of: Subject }) {
  const navigate = useNavigate()
  const prepare = usePrepareCasefile()
  const setContract = useSetContract()
  const begun = useRef(false)
  const contractId = 'contractId' in of ? of.contractId : null
  const known = useCasefilesBeside(of)
  const all = known.data?.data
  useEffect(() => {
    if (!all || begun.current) return
    begun.current = true
    const open = all.filter(({ status }) => !OVER.includes(status))
    const own = open.find((one) => one.contractId === contractId)
    const waiting = open.find((one) => one.contractId === null)
    const onSuccess = ({ id }: { id: string }) =>
      void navigate(urls.casefile(id), { replace: true })
    if (own) onSuccess(own)
    else if (waiting && contractId)
      setContract.mutate({ id: waiting.id, contractId }, { onSuccess })
    else prepare.mutate({ id: newId(), ...of }, { onSuccess })
  }, [all, contractId, navigate, of, prepare, setContract])
  const error = known.error ?? prepare.error ?? setContract.error
  if (error)
    return (
      <ErrorView
        error={error}
        onRetry={() => {
          begun.current = false
          prepare.reset()
          setContract.reset()
          void known.refetch()
        }}
      />
    )
  return <CasefileSkeleton />
}

/** The casefiles of the person whom a contract or an offer is for. */
function useCasefilesBeside(of: Subject) {
  const isContract = 'contractId' in of
  const contract = useQuery({
    ...contractQuery(isContract ? of.contractId : ''),
    enabled: isContract,
  })
  const offer = useQuery({ ...offerQuery(isContract ? '' : of.offerId), enabled: !isContract })
  const source = isContract ? contract : offer
  const workerId = source.data?.worker?.id
  const casefiles = useQuery({
    ...casefilesOfWorker(workerId ?? ''),
    enabled: workerId !== undefined,
  })
  return source.error
    ? { data: undefined, error: source.error, refetch: source.refetch }
    : casefiles
}
