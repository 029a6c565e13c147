import { ScreenSkeleton } from '@/components/ui/screen-skeleton'

/** The shape of a package while it loads. */
export const PackageSkeleton = () => (
  <ScreenSkeleton
    heading="h-9 w-64"
    columns="lg:grid-cols-[minmax(0,45rem)_minmax(22rem,1fr)]"
    cards={['h-80', 'h-72']}
    side="h-160"
  />
)
