import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { firstSkeleton } from '@/lib/first-skeleton'
import { useT } from '@/lib/use-t'

const TIMEOUT_MS = 10_000
/** Two of these screens closer to each other than this are one wait: the router's, then the shell's. */
const SAME_WAIT_MS = 500

/** In ms since the page's start, where the first wait begins. */
let began = 0
let lastLeft = Infinity

/**
 * Shown while the first data load: the shape of the page as the server drew it, a ring where it drew none. Ten seconds
 * after the wait began it says so and offers to reload.
 */
export function StartScreen() {
  const t = useT()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const now = performance.now()
    if (now - lastLeft > SAME_WAIT_MS) began = now
    const timer = setTimeout(() => setLate(true), Math.max(0, began + TIMEOUT_MS - now))
    return () => {
      clearTimeout(timer)
      lastLeft = performance.now()
    }
  }, [])
  const skeleton = firstSkeleton()
  if (!late && skeleton.length > 0)
    return (
      <>
        <Spinner className="sr-only" />
        <div ref={(place) => place?.replaceChildren(...skeleton)} />
      </>
    )
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-4">
      {late ? (
        <>
          <p role="alert">{t('common.errorOccurredDots')}</p>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('common.reload')}
          </Button>
        </>
      ) : (
        <Spinner />
      )}
    </div>
  )
}
