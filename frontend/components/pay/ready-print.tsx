import { useEffect } from 'react'
import { FileDown } from 'lucide-react'
import { printPdfUrl } from '@/api/get-print'
import { FileLink } from '@/components/app/file-link'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useFile } from '@/lib/use-file'
import { useT } from '@/lib/use-t'

interface ReadyPrintProps {
  id: string
  emailedTo: string | null
  onClose: () => void
}

/** A PDF that is there: saved without a second click, and again with one. */
export function ReadyPrint({ id, emailedTo, onClose }: ReadyPrintProps) {
  const t = useT()
  const file = useFile(printPdfUrl(id))
  const { save } = file
  useEffect(() => save(), [save])
  return (
    <>
      {file.error ? (
        <ProblemNotice error={file.error} />
      ) : (
        <Notice role="status">
          {t('print.ready')} {emailedTo ? t('print.emailed', { email: emailedTo }) : ''}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button variant="primary" asChild>
          <FileLink file={file} icon={FileDown}>
            {t('print.download')}
          </FileLink>
        </Button>
      </DialogActions>
    </>
  )
}
