import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { useChangeSignature } from '@/api/signers'
import type { Signer } from '@/api/types'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { SignaturePad, type Pad } from './signature-pad.tsx'

interface SignatureDialogProps {
  /** Whose signature; null while the dialog is closed. */
  signer: Signer | null
  onClose: () => void
}

/** A signer's signature: drawn here, chosen from a file, or none. */
export function SignatureDialog({ signer, onClose }: SignatureDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={signer !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('company.signatureOf', { name: signer?.name ?? '' })}
      description={t('company.signatureText')}
    >
      {signer && <Signature signer={signer} onDone={onClose} />}
    </Dialog>
  )
}

function Signature({ signer, onDone }: { signer: Signer; onDone: () => void }) {
  const t = useT()
  const pad = useRef<Pad>(null)
  const file = useRef<HTMLInputElement>(null)
  const [drawn, setDrawn] = useState(false)
  const change = useChangeSignature(signer.id)
  const toastError = useToastError()

  function send(picture: Blob | null) {
    change.mutate(picture, {
      onSuccess: () => {
        toast(t(picture ? 'company.signatureSaved' : 'company.signatureRemoved'))
        onDone()
      },
      onError: toastError,
    })
    if (file.current) file.current.value = ''
  }

  return (
    <div className="flex flex-col gap-4">
      <SignaturePad ref={pad} label={t('company.draw')} onDrawn={setDrawn} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={!drawn} onClick={() => pad.current?.clear()}>
          {t('company.clearDrawing')}
        </Button>
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={t('company.signatureFile')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => event.target.files?.[0] && send(event.target.files[0])}
        />
        <Button size="sm" disabled={change.isPending} onClick={() => file.current?.click()}>
          {t('company.chooseSignature')}
        </Button>
        {signer.signatureUrl && (
          <Button size="sm" disabled={change.isPending} onClick={() => send(null)}>
            {t('company.removeSignature')}
          </Button>
        )}
      </div>
      <DialogActions>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        <Button
          variant="primary"
          disabled={!drawn}
          busy={change.isPending}
          onClick={async () => send((await pad.current?.picture()) ?? null)}
        >
          {t('company.saveDrawing')}
        </Button>
      </DialogActions>
    </div>
  )
}
