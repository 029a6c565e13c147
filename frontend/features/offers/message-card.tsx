import { LongTextField } from '@/components/form/text-field'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import type { OfferCardProps } from './offer-form.ts'

/** Personal words at the head of the mail. */
export function MessageCard({ form, disabled }: OfferCardProps) {
  const t = useT()
  return (
    <SectionCard title={t('offers.mail')}>
      <div data-part="message">
        <LongTextField
          form={form}
          name="message"
          label={t('offers.message')}
          hint={t('offers.messageHint')}
          rows={4}
          disabled={disabled}
        />
      </div>
    </SectionCard>
  )
}
