import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useT } from '@/lib/use-t'

const TIMEOUT_MS = 10_000

/** Shown while the first data load; after ten seconds it says so and offers to reload. */
export function StartScreen() {
  const t = useT()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
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
