import { ErrorView } from '@/components/app/error-view'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** An offer that cannot be shown: gone, forbidden, or not answered. The way back to the list stands beside. */
export function OfferError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT()
  return (
    <ErrorView
      error={error}
      onRetry={onRetry}
      back={{ to: urls.offers, label: t('offers.backToList') }}
    />
  )
}
