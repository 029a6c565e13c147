import { memo, Suspense, useEffect, useMemo, useState } from 'react'
import { ChartNoAxesCombined } from 'lucide-react'
import { cashFlow } from '#modules/compute/pure'
import { MarginLine } from '@/components/pay/pictures/margin-line'
import { Sentence } from '@/components/pay/pictures/sentence'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'
import { marginOf } from '@/lib/pay/margin'
import { useT } from '@/lib/use-t'
import { isFigure } from './draft.ts'
import { Fold } from './fold.tsx'
import type { State } from './shown.ts'
import { useRested } from './use-rested.ts'

const Pictures = lazyOrNothing(() => import('@/components/pay/pictures/pictures'))

interface EditorPicturesProps {
  state: State
  contractor: boolean
  /** One line that opens. */
  folded: boolean
}

/**
 * The sentence to say and the pictures of the figures, below them. They come after the form is there, and follow once the
 * figures rest.
 */
export const EditorPictures = memo(function EditorPictures({
  state,
  contractor,
  folded,
}: EditorPicturesProps) {
  const t = useT()
  const { request, shown, pin } = useRested(state)
  const { compute, gross } = shown
  const ready = useIdle()
  const margin = useMemo(
    () => (ready ? marginOf(request, gross, compute) : null),
    [ready, request, gross, compute]
  )
  // As tall as what comes: what stands below, and what was opened there, stays where it is.
  if (!ready)
    return (
      <Skeleton
        className={cn('mx-3 mt-4', folded ? 'h-44' : contractor ? 'h-[40rem]' : 'h-[63rem]')}
      />
    )
  const drawn = <DrawnPictures request={request} shown={shown} contractor={contractor} />
  return (
    <div className="mt-4 flex flex-col gap-6 px-3">
      {!contractor && (
        <div className="flex flex-col gap-3">
          <Sentence
            compute={compute}
            gross={gross}
            from={isFigure(pin) ? pin.figure : 'gross'}
            period={pin.period}
          />
          {margin && <MarginLine margin={margin} />}
        </div>
      )}
      {folded ? (
        <Fold icon={ChartNoAxesCombined} title={t('pictures.fold')} what={t('pictures.foldWhat')}>
          {drawn}
        </Fold>
      ) : (
        drawn
      )}
    </div>
  )
})

function DrawnPictures({
  request,
  shown: { compute, gaps },
  contractor,
}: Pick<State, 'request' | 'shown'> & { contractor: boolean }) {
  const months = useMemo(() => {
    const result = cashFlow(request)
    return result.ok ? result.entries : null
  }, [request])
  return (
    <Suspense fallback={<Skeleton className={contractor ? 'h-[40rem]' : 'h-[54rem]'} />}>
      <Pictures
        compute={compute}
        contractor={contractor}
        incomplete={gaps.length > 0}
        months={months}
      >
        {({ staircase, euro, months: flow }) => (
          <div className="flex flex-col gap-6">
            {staircase}
            {euro}
            {flow}
          </div>
        )}
      </Pictures>
    </Suspense>
  )
}

/** Once the browser has nothing more pressing to do. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true))
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 2_000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
