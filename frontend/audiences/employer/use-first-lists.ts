import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { companyDocumentsQuery } from '@/api/company-documents'
import { groupsQuery } from '@/api/rewards'
import { useGates, type Gate } from '@/lib/gate'

const ROUNDS: Gate = { feature: 'rewardStatements', right: 'rewards.read' }
const DOCUMENTS: Gate = { feature: 'documents', right: 'team.read' }

/**
 * Rounds of reward statements and documents of the company, which the shell of the full plan waits for (DOC-10, SHE-2); asked
 * for once user and company are known. Answers whether they have been there, or will not come at once: what fails waits on its
 * own screen, and a shell that was shown stays.
 */
export function useFirstLists(isKnown: boolean): boolean {
  const { offers, locks } = useGates()
  const asks = (gate: Gate) => isKnown && offers(gate) && !locks(gate)
  const [rounds, documents] = [
    useQuery({ ...groupsQuery, enabled: asks(ROUNDS) }),
    useQuery({ ...companyDocumentsQuery, enabled: asks(DOCUMENTS) }),
  ]
  const wasReady = useRef(false)
  wasReady.current ||=
    isKnown &&
    [rounds, documents].every(({ isLoading, failureCount }) => !isLoading || failureCount > 0)
  return wasReady.current
}
