import { toast } from 'sonner'
import { putWorkersIdDetails } from '#client/bounds'
import { useDetailsCalls, type DetailsBody, type WorkerDetails } from '@/api/worker-details'
import { ChoiceField } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useCountries } from '@/lib/use-countries'
import { useT } from '@/lib/use-t'
import { useLockedFields } from './use-locked-fields.ts'

const GENDERS = ['F', 'M', 'X'] as const
/** Lines of text, in the order in which they are asked. */
const LINES = ['addressLine1', 'addressLine2', 'addressPostalCode', 'addressCity'] as const
/** What is known and sealed is not shown here: what is typed takes its place. */
const SEALED = ['niss', 'iban', 'bic'] as const

/** A worker's details, to correct by those who keep records. */
export function DetailsForm({ details, onDone }: { details: WorkerDetails; onDone: () => void }) {
  const t = useT()
  const countries = [{ value: null, label: t('team.unknown') }, ...useCountries()]
  const { save } = useDetailsCalls(details.id)
  const locked = useLockedFields(details.id)
  const form = useBoundForm({
    locked,
    bounds: putWorkersIdDetails,
    defaultValues: fieldsOf(details),
    body: (fields) => bodyOf(fields, details),
    send: save.mutateAsync,
    onSaved: () => {
      toast(t('team.detailsSaved'))
      onDone()
    },
  })
  const label = (name: string) => t(`team.detail_${name}`)
  const common = { form, autoComplete: 'off' }
  return (
    <Form form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...common} name="phone" label={label('phone')} type="tel" />
        <DayField form={form} name="dateOfBirthStr" label={label('dateOfBirthStr')} />
        <TextField {...common} name="placeOfBirth" label={label('placeOfBirth')} />
        <ChoiceField
          form={form}
          name="nationality"
          label={label('nationality')}
          options={countries}
        />
        <ChoiceField
          form={form}
          name="gender"
          label={label('gender')}
          options={[
            { value: null, label: t('team.unknown') },
            ...GENDERS.map((value) => ({ value, label: t(`worker-form.gender_${value}`) })),
          ]}
        />
        {LINES.map((name) => (
          <TextField key={name} {...common} name={name} label={label(name)} />
        ))}
        <ChoiceField
          form={form}
          name="addressCountry"
          label={label('addressCountry')}
          options={countries}
        />
        {SEALED.map((name) => (
          <TextField
            key={name}
            {...common}
            name={name}
            label={label(name)}
            hint={details[name] ? t('team.sealedHint', { value: details[name] }) : undefined}
          />
        ))}
      </div>
      <FormButtons form={form} onCancel={onDone}>
        {t('team.save')}
      </FormButtons>
    </Form>
  )
}

function fieldsOf(details: WorkerDetails) {
  return {
    phone: details.phone ?? '',
    dateOfBirthStr: details.dateOfBirthStr,
    placeOfBirth: details.placeOfBirth ?? '',
    nationality: details.nationality,
    gender: details.gender,
    addressLine1: details.addressLine1 ?? '',
    addressLine2: details.addressLine2 ?? '',
    addressPostalCode: details.addressPostalCode ?? '',
    addressCity: details.addressCity ?? '',
    addressCountry: details.addressCountry,
    niss: '',
    iban: '',
    bic: '',
  }
}

/** An emptied line is nothing; a sealed one that was left empty stays as it is. */
function bodyOf(fields: ReturnType<typeof fieldsOf>, { version }: WorkerDetails): DetailsBody {
  const told = Object.entries(fields)
    .map(
      ([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value] as const
    )
    .filter(([name, value]) => value !== null || !SEALED.some((each) => each === name))
  return { ...(Object.fromEntries(told) as Omit<DetailsBody, 'version'>), version }
}
