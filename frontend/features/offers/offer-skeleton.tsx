import { ScreenSkeleton } from '@/components/ui/screen-skeleton'

/** The shape of an offer while it loads. */
export const OfferSkeleton = () => (
  <ScreenSkeleton
    columns="lg:grid-cols-[minmax(0,1fr)_22rem]"
    cards={['h-120', 'h-40']}
    side="h-120"
  />
)
