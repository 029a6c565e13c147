import { FileDown } from 'lucide-react'
import { exportFileUrl, type Export } from '@/api/exports'
import { FileLink } from '@/components/app/file-link'
import { ProblemNotice } from '@/components/app/problem-notice'
import { ProgressState } from '@/components/app/progress-state'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFile } from '@/lib/use-file'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** How far a file is: waiting for its turn, rows and percent, the way to fetch it, or that it did not succeed. */
export function ExportState({ file }: { file: Export }) {
  const t = useT()
  const format = useFormat()
  if (file.status === 'failed') return <Notice tone="danger">{t('exports.failed')}</Notice>
  if (file.status === 'ready') return <Ready file={file} />
  const { done, total } = file
  const isCounted = file.status === 'running' && total !== null
  return (
    <ProgressState
      words={
        isCounted
          ? t('exports.running', {
              done,
              total,
              percent: format.percent(total === 0 ? 1 : done / total, 0),
            })
          : t(file.status === 'waiting' ? 'exports.waiting' : 'exports.counting')
      }
      label={t('exports.progress')}
      done={done}
      total={isCounted ? total : null}
    />
  )
}

/** A file that is there, and why it was refused where it was. */
function Ready({ file: { id, done, bytes } }: { file: Export }) {
  const t = useT()
  const format = useFormat()
  const file = useFile(exportFileUrl(id))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {t('exports.ready', { rows: done, size: format.fileSize(bytes ?? 0) })}
        </p>
        <Button variant="primary" size="sm" asChild>
          <FileLink file={file} icon={FileDown}>
            {t('exports.download')}
          </FileLink>
        </Button>
      </div>
      <ProblemNotice error={file.error} />
    </div>
  )
}
