import { useRef, useState } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { cn } from '@/lib/cn'
import { useFileDrop } from '@/lib/use-file-drop'
import { useT } from '@/lib/use-t'
import { MAX_ROWS, readFile, type FileProblem, type SheetFile } from './read-file.ts'

interface FileStepProps {
  onRead: (file: SheetFile) => void
  onCancel: () => void
}

/** Which file: chosen, or dropped. */
export function FileStep({ onRead, onCancel }: FileStepProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)

  async function take(file: File | undefined) {
    if (!file) return
    const read = await readFile(file)
    if (typeof read === 'string') setProblem(read)
    else onRead(read)
  }

  const { over, place } = useFileDrop(([file]) => void take(file))

  return (
    <>
      <div
        {...place}
        className={cn(
          'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong p-8 text-center',
          over && 'bg-accent-soft'
        )}
      >
        <FileSpreadsheet className="size-8 text-ink-soft" aria-hidden />
        <p className="max-w-md text-sm text-ink-soft">{t('benefits.fileText')}</p>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,.txt"
          aria-label={t('benefits.file')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button variant="primary" onClick={() => input.current?.click()}>
          {t('benefits.chooseFile')}
        </Button>
      </div>
      {problem && (
        <Notice tone="danger" className="mt-4">
          {t(`benefits.file_${problem}`, { max: MAX_ROWS })}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </DialogActions>
    </>
  )
}
