import { useState } from 'react'
import { ApiProblem } from '@/api/problem'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import type { Bounds } from '@/components/form/judge'
import { MoneyField, NumberField } from '@/components/form/number-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'

interface Values {
  name: string
  email: string
  pay: number | null
  hours: number | null
  start: string | null
}

/** As they come from a validator of the API. */
const BOUNDS: Bounds = {
  type: 'object',
  required: ['name', 'email', 'pay', 'hours', 'start'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 10 },
    email: { type: 'string', format: 'email' },
    pay: { type: 'number', minimum: 100, maximum: 9000 },
    hours: { type: 'integer', minimum: 1, maximum: 40 },
    start: { type: ['string', 'null'], pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
  },
}

/** A form whose server knows a taken name, and a fault that is of no field. */
export function FormPart() {
  const [saved, setSaved] = useState('')
  const form = useBoundForm<Values, string>({
    bounds: BOUNDS,
    defaultValues: { name: '', email: '', pay: 3000, hours: 38, start: null },
    send: async ({ name }) => {
      if (name === 'pris') throw refusal([{ path: 'name', code: 'used', message: 'Déjà pris.' }])
      if (name === 'vieux')
        throw refusal([{ path: 'version', code: 'required', message: 'Version manquante.' }])
      return name
    },
    onSaved: setSaved,
  })
  return (
    <Form form={form}>
      <TextField form={form} name="name" label="Nom" />
      <TextField form={form} name="email" label="E-mail" />
      <MoneyField form={form} name="pay" label="Brut" />
      <NumberField form={form} name="hours" label="Heures" />
      <DayField form={form} name="start" label="Début" />
      <FormButtons form={form}>Enregistrer</FormButtons>
      <output>{saved}</output>
    </Form>
  )
}

const refusal = (errors: ApiProblem['errors']) =>
  new ApiProblem(422, 'E_VALIDATION', 'Certains champs ne peuvent pas être acceptés.', errors)
