import { lazy, Suspense, useState } from 'react'
import { Check } from 'lucide-react'
import { ApiProblem } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { useReducedMotion } from '@/lib/use-media'
import { FailureNotice } from './failure-notice.tsx'
import type { OfferSource } from './offer.ts'

/** Asked for once the candidate wants to accept: the page opens without it. */
const AcceptDialog = lazy(() => import('./accept-dialog.tsx'))

interface AcceptButtonProps {
  source: OfferSource
  /** Whether the figures that are accepted hold variable pay. */
  variable: boolean
  disabled?: boolean
}

/** The green button, its question, and the joy afterwards. Only while the offer waits for an answer. */
export function AcceptButton({ source, variable, disabled }: AcceptButtonProps) {
  const t = useT()
  const still = useReducedMotion()
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [changed, setChanged] = useState(false)
  if (!waits(source)) return null

  async function accept() {
    setSending(true)
    setError(null)
    setChanged(false)
    try {
      await source.accept(variable)
      setAsking(false)
      if (!still) void import('./celebrate.ts').then(({ celebrate }) => celebrate())
    } catch (failure) {
      setAsking(false)
      if (!(failure instanceof ApiProblem) || failure.code !== 'E_STALE_VERSION')
        return setError(failure as Error)
      // What was read is not what stands there now: shown, and asked again.
      await source.reload().then(() => setChanged(true), setError)
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="accept"
        className="h-12 text-base sm:self-start sm:px-8 md:h-11"
        disabled={disabled}
        onClick={() => setAsking(true)}
        onPointerEnter={() => void import('./accept-dialog.tsx')}
      >
        <Check aria-hidden />
        {t('candidate.accept')}
      </Button>
      {error !== null && <FailureNotice error={error} />}
      {changed && (
        <Notice tone="warn" role="alert">
          {t('candidate.changed')}
        </Notice>
      )}
      {asking && (
        <Suspense>
          <AcceptDialog
            offer={source.offer}
            busy={sending}
            onAccept={() => void accept()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Only what was sent and not answered yet can be accepted; a preview shows how a draft will ask. */
function waits({ offer: { offer }, preview }: OfferSource): boolean {
  return offer.status === 'SENT' || (preview === true && offer.status === 'DRAFT')
}
