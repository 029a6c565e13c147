import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { casefilesOfContract, usePrepareCasefile, type CasefileStatus } from '@/api/casefiles'
import { ErrorView } from '@/components/app/error-view'
import { newId } from '@/lib/new-id'
import { urls } from '@/urls'
import { CasefileSkeleton } from './casefile-skeleton.tsx'

/** Another one may follow these. */
const OVER: readonly CasefileStatus[] = ['SIGNED', 'CANCELLED', 'REFUSED', 'EXPIRED']

/** The casefile of a contract or an accepted offer: the one under way, else a new one. */
export function CasefileOf({ of }: { of: { contractId: string } | { offerId: string } }) {
  const navigate = useNavigate()
  const prepare = usePrepareCasefile()
  const begun = useRef(false)
  const contractId = 'contractId' in of ? of.contractId : ''
  const known = useQuery({ ...casefilesOfContract(contractId), enabled: contractId !== '' })
  const isReady = contractId === '' || known.isSuccess
  const { mutate } = prepare
  useEffect(() => {
    if (!isReady || begun.current) return
    begun.current = true
    const open = known.data?.data.find(({ status }) => !OVER.includes(status))
    const go = (id: string) => void navigate(urls.casefile(id), { replace: true })
    if (open) go(open.id)
    else mutate({ id: newId(), ...of }, { onSuccess: ({ id }) => go(id) })
  }, [isReady, known.data, mutate, navigate, of])
  const error = known.error ?? prepare.error
  if (error)
    return (
      <ErrorView
        error={error}
        onRetry={() => {
          begun.current = false
          prepare.reset()
          void known.refetch()
        }}
      />
    )
  return <CasefileSkeleton />
}
