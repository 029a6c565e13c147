import { useState } from 'react'
import { useRemoveSigner, useSigners } from '@/api/signers'
import type { Signer } from '@/api/types'
import { ListCard } from '@/components/app/list-card'
import { Button } from '@/components/ui/button'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
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
          <Button
            size="sm"
            onClick={() => setSigning(signer)}
            aria-label={t('company.signatureOf', { name: signer.name })}
          >
            {t('company.signature')}
          </Button>
        )}
        removeText={t('company.removeSignerText')}
        onRemove={({ id }) => remove.mutate(id, { onError: toastError })}
        form={(signer, onDone) => <SignerForm signer={signer} onDone={onDone} />}
      />
      <SignatureDialog signer={signing} onClose={() => setSigning(null)} />
    </>
  )
}

function Details({ signer: { nomFonction, email, signatureUrl } }: { signer: Signer }) {
  const t = useT()
  return (
    <>
      <p className="truncate">{[nomFonction, email].filter((part) => part !== '').join(' · ')}</p>
      {signatureUrl ? (
        // A signature is dark ink on paper, also in the dark scheme.
        <img src={signatureUrl} alt="" className="mt-1 h-8 max-w-40 rounded-sm bg-white px-1" />
      ) : (
        <p className="text-warn">{t('company.noSignature')}</p>
      )}
    </>
  )
}
