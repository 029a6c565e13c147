import { useRef } from 'react'
import { toast } from 'sonner'
import { useChangePhoto } from '@/api/signers'
import type { Signer } from '@/api/types'
import { Button } from '@/components/ui/button'
import { shrinkPicture } from '@/lib/shrink-picture'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** The face that candidates see beside a signer's name: another one, or none. */
export function PhotoButton({ signer }: { signer: Signer }) {
  const t = useT()
  const file = useRef<HTMLInputElement>(null)
  const change = useChangePhoto(signer.id)
  const toastError = useToastError()

  async function send(picture: File | null) {
    const small = picture && (await shrinkPicture(picture))
    change.mutate(small, {
      onSuccess: () => toast(t(picture ? 'company.photoSaved' : 'company.photoRemoved')),
      onError: toastError,
    })
    if (file.current) file.current.value = ''
  }

  return (
    <>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={t('company.photoFile', { name: signer.name })}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => event.target.files?.[0] && void send(event.target.files[0])}
      />
      <Button
        size="sm"
        busy={change.isPending}
        aria-label={t('company.photoOf', { name: signer.name })}
        onClick={() => file.current?.click()}
      >
        {t('company.photo')}
      </Button>
      {signer.photoUrl && (
        <Button
          size="sm"
          disabled={change.isPending}
          aria-label={t('company.removePhotoOf', { name: signer.name })}
          onClick={() => void send(null)}
        >
          {t('company.removePhoto')}
        </Button>
      )}
    </>
  )
}
