import { useRef } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { ApiProblem } from '@/api/problem'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { useFileDrop } from '@/lib/use-file-drop'
import { useT } from '@/lib/use-t'

interface FileDropProps {
  text: string
  accept: string
  multiple?: boolean
  /** The name of the file that is on its way; null while none is. */
  reading: string | null
  error: Error | null
  onFiles: (files: readonly File[]) => void
}

/** Where a file is chosen, or dropped; why one is not read stands below. */
export function FileDrop({ text, accept, multiple, reading, error, onFiles }: FileDropProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { over, place } = useFileDrop(onFiles)
  return (
    <>
      <div
        {...place}
        className={cn(
          'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong p-6 text-center sm:p-10',
          over && 'bg-accent-soft'
        )}
      >
        <FileSpreadsheet className="size-8 text-ink-soft" aria-hidden />
        <p className="max-w-lg text-sm text-ink-soft">{text}</p>
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-label={t('imports.file')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button variant="primary" busy={reading !== null} onClick={() => input.current?.click()}>
          {t('imports.chooseFile')}
        </Button>
        <p role="status" className="min-h-5 text-sm text-ink-soft">
          {reading !== null && t('imports.reading', { file: reading })}
        </p>
      </div>
      <FileProblem error={error} />
    </>
  )
}

/** Why a file is not read. */
export function FileProblem({ error }: { error: Error | null }) {
  return (
    <ProblemNotice error={error} className="mt-4">
      {error instanceof ApiProblem &&
        error.errors.map(({ path, message }) => <p key={path}>{message}</p>)}
    </ProblemNotice>
  )
}
