import { useRef } from 'react'
import { toast } from 'sonner'
import { useDetailsCalls, type WorkerDetails } from '@/api/worker-details'
import { Button } from '@/components/ui/button'
import { shrinkPicture } from '@/lib/shrink-picture'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** The photo of a worker: another one, or none. */
export function PhotoButtons({ details }: { details: WorkerDetails }) {
  const t = useT()
  const file = useRef<HTMLInputElement>(null)
  const { photo } = useDetailsCalls(details.id)
  const toastError = useToastError()

  async function send(picture: File | null) {
    photo.mutate(picture && (await shrinkPicture(picture)), {
      onSuccess: () => toast(t(picture ? 'team.photoSaved' : 'team.photoRemoved')),
      onError: toastError,
    })
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {details.photoUrl && (
        <img src={details.photoUrl} alt="" className="size-16 rounded-full object-cover" />
      )}
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={t('team.photo')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture) void send(picture)
          target.value = ''
        }}
      />
      <Button size="sm" busy={photo.isPending} onClick={() => file.current?.click()}>
        {t(details.photoUrl ? 'team.photoOther' : 'team.photoChoose')}
      </Button>
      {details.photoUrl && (
        <Button
          size="sm"
          variant="ghost"
          disabled={photo.isPending}
          onClick={() => void send(null)}
        >
          {t('team.photoRemove')}
        </Button>
      )}
    </div>
  )
}
