import { Download } from 'lucide-react'
import { FileLink } from '@/components/app/file-link'
import { Button } from '@/components/ui/button'
import type { ServerFile } from '@/lib/use-file'
import { useT } from '@/lib/use-t'

/** Saves a document on the signer's device; its name is heard and not seen, beside the name itself. */
export function DownloadButton({ file, name }: { file: ServerFile; name: string }) {
  const t = useT()
  return (
    <Button asChild className="h-11">
      <FileLink file={file} icon={Download} aria-label={t('signing.downloadOf', { name })}>
        {t('signing.download')}
      </FileLink>
    </Button>
  )
}
