import { Download } from 'lucide-react'
import { FileLink } from '@/components/app/file-link'
import { Button } from '@/components/ui/button'
import { useFile } from '@/lib/use-file'
import { useT } from '@/lib/use-t'
import { FailureNotice } from './failure-notice.tsx'
import type { OfferSource } from './offer.ts'

/** The offer on paper; a refusal stands below, with the way to ask again. */
export default function DownloadOffer({ source: { pdfUrl, preview } }: { source: OfferSource }) {
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
