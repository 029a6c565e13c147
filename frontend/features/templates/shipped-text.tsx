import { useShippedText } from '@/api/templates'
import type { ShippedTemplate } from '@/api/types'
import { ErrorView } from '@/components/app/error-view'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { SampleText } from './sample-text.tsx'

interface ShippedTextProps {
  /** None: nothing is being read. */
  shipped: ShippedTemplate | null
  onClose: () => void
}

/** A shipped text to read, with an invented person's facts. */
export function ShippedText({ shipped, onClose }: ShippedTextProps) {
  const t = useT()
  const text = useShippedText(shipped?.key ?? null)
  return (
    <Dialog
      open={shipped !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shipped?.name}
      description={t('templates.lawyerText')}
      className="max-w-2xl"
    >
      {text.error ? (
        <ErrorView error={text.error} onRetry={() => void text.refetch()} />
      ) : text.data ? (
        <SampleText blocks={text.data.body} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Dialog>
  )
}
