import { TextField } from '@/components/form/text-field'
import { partOf, type BoundFields } from '@/components/form/use-bound-fields'
import { useT } from '@/lib/use-t'

type Names = { firstName: string; lastName: string; email: string }

/** First name, last name and e-mail address of a worker, new or known. */
export function NameFields<Values extends Names>(props: { form: BoundFields<Values> }) {
  const t = useT()
  const form = partOf<Names, Values>(props.form)
  const says = { required: t('workers.nameMissing') }
  // Another person's: the browser would offer those of its own user.
  const common = { form, autoComplete: 'off' }
  return (
    <>
      <TextField {...common} name="firstName" label={t('workers.firstName')} says={says} />
      <TextField {...common} name="lastName" label={t('workers.lastName')} says={says} />
      <TextField {...common} name="email" label={t('workers.email')} type="email" />
    </>
  )
}
