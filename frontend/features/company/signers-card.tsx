import { useState } from 'react'
import { useRemoveSigner, useSigners } from '@/api/signers'
import type { Signer } from '@/api/types'
import { ListCard } from '@/components/app/list-card'
import { Button } from '@/components/ui/button'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { PhotoButton } from './photo-button.tsx'
import { SignatureDialog } from './signature-dialog.tsx'
import { SignerForm } from './signer-form.tsx'

/** Who signs offers and contracts for the company, each with the picture of their signature. */
export function SignersCard() {
  const t = useT()
  const signers = useSigners()
  const remove = useRemoveSigner()
  const toastError = useToastError()
  const [signing, setSigning] = useState<Signer | null>(null)
  return (
    <>
      <ListCard
        title={t('company.signers')}
        list={signers}
        detail={(signer) => <Details signer={signer} />}
        commands={(signer) => (
          <>
            <PhotoButton signer={signer} />
            <Button
              size="sm"
              onClick={() => setSigning(signer)}
              aria-label={t('company.signatureOf', { name: signer.name })}
            >
              {t('company.signature')}
            </Button>
          </>
        )}
        removeText={t('company.removeSignerText')}
        onRemove={({ id }) => remove.mutate(id, { onError: toastError })}
        form={(signer, onDone) => <SignerForm signer={signer} onDone={onDone} />}
      />
      <SignatureDialog signer={signing} onClose={() => setSigning(null)} />
    </>
  )
}

function Details({ signer }: { signer: Signer }) {
  const { nomFonction, email, phone, contactEmail, signatureUrl, photoUrl } = signer
  const t = useT()
  return (
    <>
      <p className="truncate">{[nomFonction, email].filter((part) => part !== '').join(' · ')}</p>
      <p className="truncate">
        {[phone, contactEmail].filter(Boolean).join(' · ') || t('company.noContact')}
      </p>
      {photoUrl && <img src={photoUrl} alt="" className="mt-1 size-10 rounded-full object-cover" />}
      {signatureUrl ? (
        // A signature is dark ink on paper, also in the dark scheme.
        <img src={signatureUrl} alt="" className="mt-1 h-8 max-w-40 rounded-sm bg-white px-1" />
      ) : (
        <p className="text-warn">{t('company.noSignature')}</p>
      )}
    </>
  )
}
