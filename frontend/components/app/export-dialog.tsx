import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useExports, useStartExport, type ExportRequest } from '@/api/exports'
import { ApiProblem } from '@/api/problem'
import { ExportState } from '@/components/app/export-state'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** What is exported, whatever id it will have. */
export type LongExport = Omit<ExportRequest, 'id'>

/** Asks for a long list as a file, and shows how far it is. Who closes it finds the file among their exports. */
export function ExportDialog({
  asked,
  onClose,
}: {
  asked: LongExport | null
  onClose: () => void
}) {
  const t = useT()
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={onClose}
      title={t('exports.longTitle')}
      description={t('exports.longText')}
    >
      {asked && <Following asked={asked} onClose={onClose} />}
    </Dialog>
  )
}

function Following({ asked, onClose }: { asked: LongExport; onClose: () => void }) {
  const t = useT()
  const { mutate, data: started, error } = useStartExport()
  const [id, setId] = useState(newId)
  // Under one id: asking twice, as React does while developing, makes one file.
  useEffect(() => mutate({ id, ...asked }), [mutate, id, asked])
  const file = useExports().data?.find((each) => each.id === id) ?? started
  const failed = error !== null || file?.status === 'failed'
  return (
    <>
      {error && (
        <Notice tone="danger">
          {error instanceof ApiProblem ? error.message : t('common.noAnswer')}
        </Notice>
      )}
      {!error && (file ? <ExportState file={file} /> : <Skeleton className="h-12" />)}
      <p className="mt-4 text-sm text-ink-soft">{t('exports.mayClose')}</p>
      <DialogActions>
        <Button asChild>
          <Link to={urls.exports}>{t('exports.title')}</Link>
        </Button>
        {failed && (
          <Button variant="primary" onClick={() => setId(newId())}>
            {t('common.retry')}
          </Button>
        )}
        {!failed && <Button onClick={onClose}>{t('common.close')}</Button>}
      </DialogActions>
    </>
  )
}
