import type { UseMutationResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { sentence } from '@/lib/refusal-sentence'

const RESEND_MS = 120_000

interface SendSmsProps {
  sending: UseMutationResult<unknown, Error, void>
  /** Where there is no other way. */
  atOnce?: boolean
}

/** Sends a code to the phone, and again after 120 seconds. */
export function SendSms({ sending, atOnce = false }: SendSmsProps) {
  const t = useT()
  const { mutate, error, isPending, isSuccess } = sending
  const [seconds, startCountdown] = useCountdown(RESEND_MS)
  const begun = useRef(false)

  useEffect(() => {
    if (!atOnce || begun.current) return
    begun.current = true
    mutate(undefined, { onSettled: startCountdown })
  }, [atOnce, mutate, startCountdown])

  const tooSoon = error instanceof ApiProblem && error.status === 429
  return (
    <div className="mt-4 flex flex-col gap-4">
      {error && <Notice tone={tooSoon ? 'info' : 'danger'}>{sentence(error, t)}</Notice>}
      <Button
        disabled={seconds > 0}
        busy={isPending}
        onClick={() => mutate(undefined, { onSettled: startCountdown })}
      >
        {seconds > 0
          ? t('login.resendIn', { seconds })
          : isSuccess || error
            ? t('login.resend')
            : t('login.sendSms')}
      </Button>
    </div>
  )
}

/** Whole seconds left, by the clock: a tab in the background counts as fast. */
function useCountdown(ms: number): [seconds: number, start: () => void] {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const running = now < end
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  const start = useCallback(() => {
    setNow(Date.now())
    setEnd(Date.now() + ms)
  }, [ms])
  return [Math.max(0, Math.ceil((end - now) / 1000)), start]
}
