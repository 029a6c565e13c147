import { lazy, Suspense, useState, type ReactElement } from 'react'
import type { Signing, SigningCalls } from '@/api/signing'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

/** Few need them: the page opens without. */
const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'))
const PaperDialog = lazy(() => import('./paper-dialog.tsx'))

/** What stands below the button on every step. */
export type Ways = ReactElement

interface WaysOutProps {
  signing: Signing
  calls: SigningCalls
}

/** Paper and no: signing is not forced, nor is signing here. */
export function WaysOut({ signing, calls }: WaysOutProps) {
  const t = useT()
  const [asked, ask] = useState<'paper' | 'refuse' | null>(null)
  const shared = { signing, calls, onClose: () => ask(null) }
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <Button
        variant="ghost"
        className="-mx-3 h-11 px-3 text-ink-soft underline underline-offset-4"
        onClick={() => ask('paper')}
      >
        {t('signing.paper')}
      </Button>
      <Button
        variant="ghost"
        className="-mx-3 h-11 px-3 text-ink-soft underline underline-offset-4"
        onClick={() => ask('refuse')}
      >
        {t('signing.refuse')}
      </Button>
      <Suspense>
        {asked === 'paper' && <PaperDialog {...shared} />}
        {asked === 'refuse' && <RefuseDialog {...shared} />}
      </Suspense>
    </div>
  )
}
