import { useRef, useState, type DragEvent } from 'react'
import { FileSearch } from 'lucide-react'
import { useVerify } from '@/api/verify'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { VerdictOf } from './verdict-of.tsx'

/** Whether a PDF is as it was sealed: choose it or drop it here, and read what it shows. */
export function VerifyPage() {
  const t = useT()
  const verify = useVerify()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) verify.mutate(file)
    // The same file, once more, is a choice as well.
    if (input.current) input.current.value = ''
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
  const found = verify.isPending ? undefined : verify.data

  return (
    <div className="mx-auto w-full max-w-2xl" {...drop}>
      <h1 className="text-xl font-semibold tracking-tight text-balance">{t('verify.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('verify.text')}</p>
      <div
        className={cn(
          'mt-6 flex flex-col items-center gap-3 rounded-xl border-2 border-dashed p-6 text-center transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
          !found && 'py-12'
        )}
      >
        {!found && <FileSearch className="size-10 text-accent" aria-hidden />}
        <Button
          variant={found ? 'secondary' : 'primary'}
          className="h-12 px-6 text-base"
          busy={verify.isPending}
          onClick={() => input.current?.click()}
        >
          {t(found ? 'verify.another' : 'verify.choose')}
        </Button>
        <p className="text-sm text-ink-soft">{t('verify.orDrop')}</p>
        <input
          ref={input}
          type="file"
          accept="application/pdf"
          aria-label={t('verify.file')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => take(event.target.files)}
        />
      </div>
      <ProblemNotice error={verify.isPending ? null : verify.error} className="mt-4" />
      <div role="status" aria-live="polite">
        {found && <VerdictOf key={found.verdict.sha256} {...found} />}
      </div>
      <p className="mt-8 text-sm text-ink-soft">{t('verify.privacy')}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {t('verify.elsewhere')}{' '}
        <a
          className="inline-block min-h-6 text-accent underline underline-offset-4"
          href="/seal/root.pem"
          download="root.pem"
        >
          {t('verify.root')}
        </a>
      </p>
    </div>
  )
}
