import { useFormContext } from 'react-hook-form'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import type { OfferFields } from './offer-form.ts'

/** Personal words at the head of the mail. */
export function MessageCard({ disabled }: { disabled: boolean }) {
  const t = useT()
  const { register } = useFormContext<OfferFields>()
  return (
    <SectionCard title={t('offers.mail')}>
      <Field label={t('offers.message')} hint={t('offers.messageHint')}>
        {(field) => (
          <textarea
            {...field}
            rows={4}
            maxLength={5000}
            className={cn(inputClasses, 'h-auto py-2 md:h-auto')}
            {...register('message')}
            disabled={disabled}
          />
        )}
      </Field>
    </SectionCard>
  )
}
