import { toast } from 'sonner'
import { putWorkerPortalWorker } from '#client/bounds'
import { usePortalCalls } from '@/api/portal'
import { PhotoRow } from '@/components/app/photo-row'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { LanguageChoice } from '@/components/form/choice-field'
import { NativeChoice } from '@/components/form/native-choice'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { useCountries } from '@/lib/use-countries'
import { useT } from '@/lib/use-t'
import type { PortalOf } from './portal-context.ts'
import { Facts } from './facts.tsx'

/** Where one lives, how one is reached, in which language, and one's face: changed at once. */
export function ContactCard({ of: { worker, seen } }: { of: PortalOf }) {
  const t = useT()
  const countries = useCountries()
  const { save, photo } = usePortalCalls()
  const form = useBoundForm({
    bounds: putWorkerPortalWorker,
    defaultValues: {
      phone: worker.phone ?? '',
      addressLine1: worker.addressLine1 ?? '',
      addressLine2: worker.addressLine2 ?? '',
      addressPostalCode: worker.addressPostalCode ?? '',
      addressCity: worker.addressCity ?? '',
      addressCountry: worker.addressCountry ?? 'BE',
      language: worker.language,
    },
    body: ({ language, ...texts }) => ({
      ...Object.fromEntries(
        Object.entries(texts).map(([name, value]) => [name, value.trim() || null])
      ),
      language,
    }),
    send: save.mutateAsync,
    onSaved: () => toast(t('portal.saved')),
  })
  if (seen.as)
    return (
      <SectionCard title={t('portal.contact')} className="rounded-2xl">
        <Facts
          rows={[
            [t('portal.email'), worker.email],
            [t('portal.phone'), worker.phone],
            [
              t('portal.address'),
              [
                worker.addressLine1,
                worker.addressLine2,
                [worker.addressPostalCode, worker.addressCity].filter(Boolean).join(' '),
              ]
                .filter(Boolean)
                .join(', '),
            ],
          ]}
        />
      </SectionCard>
    )
  return (
    <SectionCard title={t('portal.contact')} className="rounded-2xl">
      <p className="-mt-2 mb-4 text-ink-soft">
        {t('portal.emailIs', { email: worker.email ?? '' })}
      </p>
      <PhotoRow url={worker.photoUrl} save={photo.mutateAsync} />
      <hr className="my-4 border-line" />
      <Form form={form}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            form={form}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label={t('portal.phone')}
          />
          <LanguageChoice form={form} name="language" label={t('common.language')} />
          <TextField
            form={form}
            name="addressLine1"
            className="sm:col-span-2"
            autoComplete="address-line1"
            label={t('portal.addressLine1')}
          />
          <TextField
            form={form}
            name="addressLine2"
            className="sm:col-span-2"
            autoComplete="address-line2"
            label={t('portal.addressLine2')}
          />
          <TextField
            form={form}
            name="addressPostalCode"
            autoComplete="postal-code"
            label={t('portal.addressPostalCode')}
          />
          <TextField
            form={form}
            name="addressCity"
            autoComplete="address-level2"
            label={t('portal.addressCity')}
          />
          <NativeChoice
            form={form}
            name="addressCountry"
            autoComplete="country"
            label={t('portal.addressCountry')}
            options={countries}
          />
        </div>
        <SubmitButton form={form} className="self-end">
          {t('portal.save')}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}
