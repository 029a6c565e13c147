import { ScreenSkeleton } from '@/components/ui/screen-skeleton'

/** The shape of a casefile while it loads. */
export const CasefileSkeleton = () => (
  <ScreenSkeleton
    columns="lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    cards={['h-48', 'h-40']}
    side="hidden h-160 lg:block"
  />
)
