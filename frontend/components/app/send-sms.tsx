import type { UseMutationResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { sentence } from '@/lib/refusal-sentence'

const RESEND_S = 120

interface SendSmsProps {
  sending: UseMutationResult<unknown, Error, void>
  /** Where there is no other way. */
  atOnce?: boolean
}

/** Sends a code to the phone, and again after 120 seconds; asked too soon, after those that the server says are left. */
export function SendSms({ sending, atOnce = false }: SendSmsProps) {
  const t = useT()
  const { mutate, error, isPending, isSuccess } = sending
  const [seconds, startCountdown] = useCountdown()
  const begun = useRef(false)
  const send = useCallback(
    () =>
      mutate(undefined, {
        onSettled: (_answer, refusal) => startCountdown(secondsLeft(refusal) ?? RESEND_S),
      }),
    [mutate, startCountdown]
  )

  useEffect(() => {
    if (!atOnce || begun.current) return
    begun.current = true
    send()
  }, [atOnce, send])

  return (
    <div className="mt-4 flex flex-col gap-4">
      {error && !secondsLeft(error) && <Notice tone="danger">{sentence(error, t)}</Notice>}
      <Button disabled={seconds > 0} busy={isPending} onClick={send}>
        {seconds > 0
          ? t('login.resendIn', { seconds })
          : isSuccess || error
            ? t('login.resend')
            : t('login.sendSms')}
      </Button>
    </div>
  )
}

/** A code that has only just left is still good: the countdown says enough. */
function secondsLeft(error: Error | null): number | null {
  return error instanceof ApiProblem ? error.retryAfterSeconds : null
}

/** Whole seconds left, by the clock: a tab in the background counts as fast. */
function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const running = now < end
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  const start = useCallback((seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }, [])
  return [Math.max(0, Math.ceil((end - now) / 1000)), start]
}
