import { useEffect, useRef, useState } from 'react'
import { onFreshProofAsked } from '@/api/client'
import { FreshProofDialog } from './fresh-proof-dialog.tsx'

/** Where any call that is refused for want of a fresh proof has it asked for, once for all that wait, and goes on. */
export function FreshProof() {
  const [answer, setAnswer] = useState<((proven: boolean) => void) | null>(null)
  const asked = useRef<Promise<boolean> | null>(null)
  useEffect(
    () =>
      onFreshProofAsked(() => {
        asked.current ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(
          () => {
            asked.current = null
            setAnswer(null)
          }
        )
        return asked.current
      }),
    []
  )
  return answer && <FreshProofDialog onAnswer={answer} />
}
