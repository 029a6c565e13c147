import { TextField } from '@/components/form/text-field'
import { partOf, type BoundFields } from '@/components/form/use-bound-fields'
import { useT } from '@/lib/use-t'

type Seat = { street: string; postalCode: string; city: string }

/** Street, postal code and municipality: of the company's seat, and of its other addresses. */
export function SeatFields<Values extends Seat>(props: { form: BoundFields<Values> }) {
  const t = useT()
  const form = partOf<Seat, Values>(props.form)
  return (
    <>
      <TextField
        form={form}
        name="street"
        label={t('company.street')}
        autoComplete="address-line1"
      />
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          form={form}
          name="postalCode"
          label={t('company.postalCode')}
          autoComplete="postal-code"
        />
        <TextField
          form={form}
          name="city"
          label={t('company.city')}
          autoComplete="address-level2"
        />
      </div>
    </>
  )
}
