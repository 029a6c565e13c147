import { useRef, useState } from 'react'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { shrinkPicture } from '@/lib/shrink-picture'
import { useT } from '@/lib/use-t'

/** A photo of oneself, kept as soon as it is chosen. */
export function PhotoRow({
  url,
  save,
}: {
  url: string | null
  save: (photo: Blob | null) => Promise<string | null>
}) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(url)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)

  async function keep(file: File | null) {
    setSaving(true)
    setFailure(null)
    await save(file && (await shrinkPicture(file))).then(setShown, setFailure)
    setSaving(false)
  }

  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <p className="text-sm font-medium">{t('common.photo')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {shown && (
          <img
            src={shown}
            alt={t('common.photo_yours')}
            className="size-16 rounded-full object-cover"
          />
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
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
      <p className="text-xs text-ink-soft">{t('common.photo_hint')}</p>
      <ProblemNotice error={failure} />
    </div>
  )
}
