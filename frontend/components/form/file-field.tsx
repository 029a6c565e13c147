import { useRef } from 'react'
import { FileCheck2, FileUp } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { useFileDrop } from '@/lib/use-file-drop'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { BoundField, type FieldProps } from './bound-field.tsx'

interface FileFieldProps<Values extends FieldValues> extends FieldProps<Values, File | null> {
  /** Types and endings, as a file input takes them. */
  accept: string
  /** Told at once, where another field follows from it. */
  onChosen?: (file: File) => void
}

/** A file, chosen or dropped; null where there is none. Its bounds come from `withFile`. */
export function FileField<Values extends FieldValues>({
  accept,
  onChosen,
  ...props
}: FileFieldProps<Values>) {
  return (
    <BoundField<Values, File | null> {...props}>
      {({ value, onChange, onBlur }, control) => (
        <FileInput
          {...control}
          accept={accept}
          file={value}
          onBlur={onBlur}
          onChoose={(file) => {
            onChange(file)
            onChosen?.(file)
          }}
        />
      )}
    </BoundField>
  )
}

interface FileInputProps {
  id: string
  accept: string
  file: File | null
  onChoose: (file: File) => void
  onBlur: () => void
}

function FileInput({ file, onChoose, ...control }: FileInputProps) {
  const t = useT()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const { over, place } = useFileDrop(([first]) => first && onChoose(first))
  const Icon = file ? FileCheck2 : FileUp
  return (
    <div
      {...place}
      className={cn(
        'relative flex flex-wrap items-center gap-3 rounded-lg border border-dashed border-line-strong p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-aria-invalid:border-danger',
        over && 'border-accent bg-accent-soft'
      )}
    >
      <input
        {...control}
        ref={input}
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          const [first] = target.files ?? []
          target.value = ''
          if (first) onChoose(first)
        }}
      />
      <Icon className={cn('size-5 shrink-0', file ? 'text-accept' : 'text-ink-soft')} aria-hidden />
      <p className="min-w-0 grow basis-32 text-sm" aria-live="polite">
        {file ? (
          <>
            <span className="block truncate font-medium">{file.name}</span>
            <span className="text-xs text-ink-soft">{format.fileSize(file.size)}</span>
          </>
        ) : (
          <span className="text-ink-soft">{t('common.dropFile')}</span>
        )}
      </p>
      {/* The input itself is what a keyboard and a screen reader meet. */}
      <Button size="sm" tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
        {t(file ? 'common.otherFile' : 'common.chooseFile')}
      </Button>
    </div>
  )
}
