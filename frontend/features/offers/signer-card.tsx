import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { useSigners } from '@/api/signers'
import { ChoiceField } from '@/components/form/choice-field'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { OfferCardProps } from './offer-form.ts'

/** Who signs the offer for the company, with the picture of the signature it will carry. */
export function SignerCard({ form, disabled }: OfferCardProps) {
  const t = useT()
  const signers = useSigners().data ?? []
  const signerId = form.watch('signerId')
  const signer = signers.find(({ id }) => id === signerId)
  const maySettle = useCan('company.write')
  return (
    <SectionCard title={t('offers.signature')}>
      {disabled ? (
        <p>
          {signer
            ? [signer.name, signer.nomFonction].filter(Boolean).join(', ')
            : t('offers.noSigner')}
        </p>
      ) : (
        <div data-part="signerId">
          <ChoiceField
            form={form}
            name="signerId"
            label={t('offers.signer')}
            options={[
              { value: null, label: t('offers.noSigner') },
              ...signers.map(({ id, name, nomFonction }) => ({
                value: id,
                label: [name, nomFonction].filter(Boolean).join(', '),
              })),
            ]}
          />
        </div>
      )}
      {signer?.signatureUrl && (
        // A signature is dark ink on paper, also in the dark scheme.
        <img
          src={signer.signatureUrl}
          alt={t('offers.signatureOf', { name: signer.name })}
          className="mt-4 h-16 max-w-full rounded-sm bg-white px-2"
        />
      )}
      {!disabled && signer && !signer.signatureUrl && (
        <p className="mt-2 text-xs text-warn">{t('company.noSignature')}</p>
      )}
      {!disabled && maySettle && signers.length === 0 && (
        <p className="mt-2 text-sm">
          <Link to={urls.companySettings} className="text-accent underline underline-offset-4">
            {t('offers.addSigner')}
          </Link>
        </p>
      )}
    </SectionCard>
  )
}
