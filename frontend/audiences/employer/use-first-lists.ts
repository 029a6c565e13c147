import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { companyDocumentsQuery } from '@/api/company-documents'
import { FIRST_LISTS } from '@/api/first-lists'
import { groupsQuery } from '@/api/rewards'
import { useGates, type Gate } from '@/lib/gate'

/**
 * The lists that the shell of the full plan waits for; asked for once user and company are known. Answers whether they have been there, or will not come at once: what fails waits on its
 * own screen, and a shell that was shown stays.
 */
export function useFirstLists(isKnown: boolean): boolean {
  const { offers, locks } = useGates()
  const asks = (gate: Gate) => isKnown && offers(gate) && !locks(gate)
  const [rounds, documents] = [
    useQuery({ ...groupsQuery, enabled: asks(FIRST_LISTS.rounds) }),
    useQuery({ ...companyDocumentsQuery, enabled: asks(FIRST_LISTS.documents) }),
  ]
  const wasReady = useRef(false)
  wasReady.current ||=
    isKnown &&
    [rounds, documents].every(({ isLoading, failureCount }) => !isLoading || failureCount > 0)
  return wasReady.current
}
