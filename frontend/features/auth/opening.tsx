import { useEffect, type ReactNode } from 'react'
import type { Session } from '@/api/types'
import { Spinner } from '@/components/ui/spinner'
import { LoginFrame } from './login-frame.tsx'
import { SecondStep } from './second-step.tsx'
import { useEnter } from './use-enter.ts'

interface OpeningProps {
  title: string
  checking: string
  ready: boolean
  /** Of the proof that stands in the address. */
  answer: { data?: Session; error: Error | null }
  returnUrl: string | null
  /** Runs once every proof is given. */
  onEntered?: () => void
  refused: (error: Error) => ReactNode
}

/** Signs in with what the address brings: checks it, asks for the second step where there is one, and leads on. */
export function Opening({
  title,
  checking,
  ready,
  answer: { data, error },
  returnUrl,
  onEntered,
  refused,
}: OpeningProps) {
  const { enter, waits } = useEnter(returnUrl)
  useEffect(() => {
    if (!data) return
    if (!data.secondFactor) onEntered?.()
    enter(data)
  }, [enter, data, onEntered])
  if (waits)
    return (
      <SecondStep
        kinds={waits}
        onSignedIn={() => {
          onEntered?.()
          enter()
        }}
      />
    )
  return (
    <LoginFrame title={title} subtitle={error ? '' : checking} ready={ready}>
      {error ? refused(error) : <Spinner />}
    </LoginFrame>
  )
}
