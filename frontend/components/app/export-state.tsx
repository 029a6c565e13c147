import { FileDown } from 'lucide-react'
import { exportFileUrl, type Export } from '@/api/exports'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFileSize } from '@/lib/use-file-size'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** How far a file is: waiting for its turn, rows and percent, the way to fetch it, or that it did not succeed. */
export function ExportState({ file }: { file: Export }) {
  const t = useT()
  const format = useFormat()
  const size = useFileSize()
  if (file.status === 'failed') return <Notice tone="danger">{t('exports.failed')}</Notice>
  if (file.status === 'ready')
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {t('exports.ready', { rows: file.done, size: size(file.bytes ?? 0) })}
        </p>
        <Button variant="primary" size="sm" asChild>
          <a href={exportFileUrl(file.id)} download>
            <FileDown aria-hidden />
            {t('exports.download')}
          </a>
        </Button>
      </div>
    )
  const { done, total } = file
  const isCounted = file.status === 'running' && total !== null
  return (
    <div role="status" className="flex flex-col gap-2">
      <p>
        {isCounted
          ? t('exports.running', {
              done,
              total,
              percent: format.percent(total === 0 ? 1 : done / total, 0),
            })
          : t(file.status === 'waiting' ? 'exports.waiting' : 'exports.counting')}
      </p>
      <progress
        aria-label={t('exports.progress')}
        className="h-2 w-full accent-accent"
        max={total || 1}
        value={isCounted ? done : undefined}
      />
    </div>
  )
}
