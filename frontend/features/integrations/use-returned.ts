import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { useTakeConsent } from '@/api/integrations'
import { useT } from '@/lib/use-t'

/** What a person came back with from a system: a code, or why it let nobody in, by its words of OAuth 2 (RFC 6749, 4.1.2.1). */
interface Came {
  code: string
  state: string
  error: string
}

const NOTHING: Came = { code: '', state: '', error: '' }

/** Takes what a person came back with from a system that they let us into, or did not: once, and it leaves the address at once. */
export function useReturned() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const { mutate, reset, ...take } = useTakeConsent()
  const [came, setCame] = useState(NOTHING)
  const isTaken = useRef(false)
  const read = (name: keyof Came) => params.get(name) ?? ''
  const [code, state, error] = [read('code'), read('state'), read('error')]
  const answer = (told: { code: string; state: string; endsIntegration?: string }) =>
    mutate(told, {
      onSuccess: ({ name, account }) =>
        void toast(t('integrations.letIn', { system: name, account })),
    })
  useEffect(() => {
    if ((!code && !error) || isTaken.current) return
    isTaken.current = true
    setParams({}, { replace: true })
    setCame({ code, state, error })
    if (!error) answer({ code, state: state || NO_STATE })
  })
  return {
    ...take,
    refused: came.error || null,
    /** @param endsIntegration the connection that the question named */
    beginAnew: (endsIntegration?: string) =>
      answer({ code: came.code, state: came.state, endsIntegration }),
    leave: () => {
      setCame(NOTHING)
      reset()
    },
  }
}

/** Who came back without one is told what they are told whose way is over. */
const NO_STATE = 'none'
