import { useRef, useState } from 'react'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { shrinkPicture } from '@/lib/shrink-picture'
import { useT } from '@/lib/use-t'

interface PhotoRowProps {
  url: string | null
  /** Keeps it, or forgets it (null), and says where it is then. */
  save: (photo: Blob | null) => Promise<string | null>
  /** Of something else than the reader's face: what its picture shows, and what it is for. */
  thing?: { alt: string; hint: string }
}

/** A photo, kept as soon as it is chosen. */
export function PhotoRow({ url, save, thing }: PhotoRowProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(url)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)

  async function keep(file: File | null) {
    setSaving(true)
    setFailure(null)
    await save(file && (await shrinkPicture(file, thing ? 'image/webp' : 'image/jpeg'))).then(
      setShown,
      setFailure
    )
    setSaving(false)
  }

  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <p className="text-sm font-medium">{t('common.photo')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {shown && (
          <img
            src={shown}
            alt={thing?.alt ?? t('common.photo_yours')}
            className={cn(
              'object-cover',
              thing ? 'h-16 w-24 rounded-md bg-white' : 'size-16 rounded-full'
            )}
          />
        )}
        <input
          ref={input}
          type="file"
          accept={thing ? 'image/png,image/jpeg,image/webp' : 'image/png,image/jpeg'}
          aria-label={t('common.photo')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void keep(file)
          }}
        />
        <Button busy={isSaving} onClick={() => input.current?.click()}>
          {t(shown ? 'common.photo_other' : 'common.photo_choose')}
        </Button>
        {shown && (
          <Button variant="ghost" disabled={isSaving} onClick={() => void keep(null)}>
            {t('common.photo_remove')}
          </Button>
        )}
      </div>
      <p className="text-xs text-ink-soft">{thing?.hint ?? t('common.photo_hint')}</p>
      <ProblemNotice error={failure} />
    </div>
  )
}
