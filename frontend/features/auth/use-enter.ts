import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { safeReturnUrl } from '@/urls'

/** Leads whoever has just signed in to where they were going, with nothing left of who was here before. */
export function useEnter(): (returnUrl: string | null) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useCallback(
    (returnUrl) => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'brand' })
      void navigate(safeReturnUrl(returnUrl), { replace: true })
    },
    [client, navigate]
  )
}
