import { useEffect, useRef, useState } from 'react'
import { onFreshProofAsked } from '@/api/client'
import { usePart } from '@/lib/use-part'
import { withAllWords } from '@/lib/rest-of-words'

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
  return answer && <Asked onAnswer={answer} />
}

/** The form of the proof, which few calls ask for, comes with the first that does. */
function Asked({ onAnswer }: { onAnswer: (proven: boolean) => void }) {
  const { Part, error } = usePart('fresh-proof', () =>
    withAllWords(import('./fresh-proof-dialog.tsx'))
  )
  // Without a network there is nothing to prove: the call says that it could not be made.
  useEffect(() => void (error && onAnswer(false)), [error, onAnswer])
  return Part && <Part onAnswer={onAnswer} />
}
