import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { useTakeConsent } from '@/api/integrations'
import { useT } from '@/lib/use-t'

/** Takes the code with which a person came back from a system that they let us into: once, and it leaves the address at once. */
export function useReturned() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const take = useTakeConsent()
  const isTaken = useRef(false)
  const [code, state] = [params.get('code'), params.get('state')]
  useEffect(() => {
    if (!code || !state || isTaken.current) return
    isTaken.current = true
    setParams({}, { replace: true })
    take.mutate(
      { code, state },
      { onSuccess: ({ name }) => void toast(t('integrations.letIn', { system: name })) }
    )
  }, [code, state, setParams, take, t])
  return take
}
