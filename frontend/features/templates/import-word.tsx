import { useRef } from 'react'
import { FileUp } from 'lucide-react'
import { useImportWord } from '@/api/templates'
import type { WordText } from '@/api/types'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { cn } from '@/lib/cn'
import { useFileDrop } from '@/lib/use-file-drop'
import { useT } from '@/lib/use-t'

/** Takes over the text of a Word file, dropped or chosen, and says what of it was left out. */
export function ImportWord({ onRead }: { onRead: (text: WordText) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const read = useImportWord()

  function take(file: File | undefined) {
    if (file) read.mutate(file, { onSuccess: onRead })
  }

  const { over, place } = useFileDrop(([file]) => take(file))

  return (
    <div className="flex flex-col gap-2">
      <div
        {...place}
        className={cn(
          'flex flex-wrap items-center gap-3 rounded-lg border border-dashed border-line-strong p-3',
          over && 'bg-accent-soft'
        )}
      >
        <div className="min-w-0 grow basis-56">
          <p className="text-sm font-medium">{t('templates.word')}</p>
          <p className="text-xs text-ink-soft">{t('templates.wordText')}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          aria-label={t('templates.wordFile')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button size="sm" busy={read.isPending} onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {t('templates.wordChoose')}
        </Button>
      </div>
      <ProblemNotice error={read.error} />
      {read.isSuccess && (
        <Notice role="status">
          <p>{t('templates.wordTaken', { name: read.variables.name })}</p>
          {read.data.dropped.length > 0 && (
            <>
              <p className="mt-1">{t('templates.wordDropped')}</p>
              <ul className="list-disc pl-5">
                {read.data.dropped.map(({ kind, count }) => (
                  <li key={kind}>{t(`templates.dropped_${kind}`, { count })}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </div>
  )
}
