import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { useSigners } from '@/api/signers'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { OfferFields } from './offer-form.ts'

const NOBODY = 'NOBODY'

/** Who signs the offer for the company, with the picture of the signature it will carry. */
export function SignerCard({ disabled }: { disabled: boolean }) {
  const t = useT()
  const { setValue } = useFormContext<OfferFields>()
  const signerId = useWatch<OfferFields, 'signerId'>({ name: 'signerId' })
  const signers = useSigners().data ?? []
  const signer = signers.find(({ id }) => id === signerId)
  const maySettle = useCan('company.write')
  return (
    <SectionCard title={t('offers.signature')}>
      <Field label={t('offers.signer')}>
        {(control) => (
          <Select
            {...control}
            disabled={disabled}
            value={signerId ?? NOBODY}
            onValueChange={(value) =>
              setValue('signerId', value === NOBODY ? null : value, { shouldDirty: true })
            }
            options={[
              { value: NOBODY, label: t('offers.noSigner') },
              ...signers.map(({ id, name, nomFonction }) => ({
                value: id,
                label: [name, nomFonction].filter(Boolean).join(', '),
              })),
            ]}
          />
        )}
      </Field>
      {signer?.signatureUrl && (
        // A signature is dark ink on paper, also in the dark scheme.
        <img
          src={signer.signatureUrl}
          alt={t('offers.signatureOf', { name: signer.name })}
          className="mt-4 h-16 max-w-full rounded-sm bg-white px-2"
        />
      )}
      {signer && !signer.signatureUrl && (
        <p className="mt-2 text-xs text-warn">{t('company.noSignature')}</p>
      )}
      {maySettle && signers.length === 0 && (
        <p className="mt-2 text-sm">
          <Link to={urls.companySettings} className="text-accent underline underline-offset-4">
            {t('offers.addSigner')}
          </Link>
        </p>
      )}
    </SectionCard>
  )
}
