import { CircleCheck, Download } from 'lucide-react'
import { FileLink } from '@/components/app/file-link'
import { Button } from '@/components/ui/button'
import { useFile } from '@/lib/use-file'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { FailureNotice } from './failure-notice.tsx'
import { acceptedAt, isAccepted, type OfferSource } from './offer.ts'

/** When the offer was accepted; nothing before. */
export function AcceptedDate({ source: { offer } }: { source: OfferSource }) {
  const t = useT()
  const format = useFormat()
  const at = acceptedAt(offer)
  if (!isAccepted(offer) || at === null) return null
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-lg border border-line bg-surface p-4 font-medium text-accept"
    >
      <CircleCheck className="size-5 shrink-0" aria-hidden />
      {t('candidate.acceptedOn', { at: format.instant(at) })}
    </p>
  )
}

/** The offer on paper; a refusal stands below, with the way to ask again. */
export function DownloadOffer({ source: { pdfUrl, preview } }: { source: OfferSource }) {
  const t = useT()
  const file = useFile(pdfUrl)
  if (preview) return null
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Button asChild className="h-12 sm:self-start md:h-11">
        <FileLink file={file} icon={Download}>
          {t('candidate.download')}
        </FileLink>
      </Button>
      {file.error && <FailureNotice error={file.error} onRetry={file.save} />}
    </div>
  )
}
