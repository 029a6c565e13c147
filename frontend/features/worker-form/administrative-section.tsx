import { today } from '#modules/shared/values/days'
import { PhotoRow } from '@/components/app/photo-row'
import { SectionCard } from '@/components/ui/card'
import { useCountries } from '@/lib/use-countries'
import { useT } from '@/lib/use-t'
import { ChoiceRow, TextRow } from './fields.tsx'
import type { OwnFormState } from './use-own-form.ts'

const GENDERS = ['F', 'M', 'X'] as const
/** Which years a calendar offers; the server asks for a day that has passed. */
const BIRTH = { type: 'date', min: '1900-01-01', max: today() } as const

interface AdministrativeSectionProps {
  state: OwnFormState
  photoUrl: string | null
  /** Where a photo can be given. */
  savePhoto?: (photo: Blob | null) => Promise<string | null>
}

/** Who one is, how one is reached, where one lives. */
export function AdministrativeSection({ state, photoUrl, savePhoto }: AdministrativeSectionProps) {
  const t = useT()
  const countries = useCountries()
  return (
    <SectionCard title={t('worker-form.ADMINISTRATIVE')}>
      <p className="mb-4 text-ink-soft">{t('worker-form.ADMINISTRATIVE_why')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextRow state={state} name="firstName" autoComplete="given-name" />
        <TextRow state={state} name="lastName" autoComplete="family-name" />
        <TextRow state={state} name="dateOfBirthStr" {...BIRTH} autoComplete="bday" />
        <TextRow state={state} name="placeOfBirth" />
        <ChoiceRow state={state} name="nationality" options={countries} />
        <ChoiceRow
          state={state}
          name="gender"
          options={GENDERS.map((value) => ({ value, label: t(`worker-form.gender_${value}`) }))}
        />
        <TextRow state={state} name="email" type="email" inputMode="email" autoComplete="email" />
        <TextRow state={state} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        <TextRow
          state={state}
          name="addressLine1"
          className="sm:col-span-2"
          autoComplete="address-line1"
        />
        <TextRow
          state={state}
          name="addressLine2"
          className="sm:col-span-2"
          autoComplete="address-line2"
        />
        <TextRow
          state={state}
          name="addressPostalCode"
          autoComplete="postal-code"
          inputMode={state.answers.addressCountry === 'BE' ? 'numeric' : undefined}
        />
        <TextRow state={state} name="addressCity" autoComplete="address-level2" />
        <ChoiceRow state={state} name="addressCountry" autoComplete="country" options={countries} />
        {savePhoto && <PhotoRow url={photoUrl} save={savePhoto} />}
      </div>
    </SectionCard>
  )
}
