import { PHOTO_KINDS } from '#modules/catalogue/domain/benefit_photo'
import { CARROSSERIES, ENERGIES } from '#modules/compute/pure'
import { useMemo, useState } from 'react'
import { postBenefits, putBenefitsId } from '#client/bounds'
import {
  useChangeBenefitPhoto,
  useSaveBenefit,
  type Benefit,
  type BenefitFields,
  type BenefitKind,
} from '@/api/benefits'
import { OtherLanguages } from '@/components/app/other-languages'
import { ChoiceField } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { MoneyField, NumberField } from '@/components/form/number-field'
import { SwitchField } from '@/components/form/switch-field'
import { TextField } from '@/components/form/text-field'
import type { BoundFields } from '@/components/form/use-bound-fields'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Asked } from '@/components/pay/asked'
import { EmitsWarning } from '@/components/pay/emits-warning'
import { Dialog } from '@/components/ui/dialog'
import { newId } from '@/lib/new-id'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import type { CarCase } from './car-effect.ts'
import { BenefitPhoto } from './benefit-photo.tsx'
import { blank, fieldLabel, fieldsAsked, FIELDS_OF, type PlainField } from './kinds.ts'
import { EFFECTS, useCarEffect } from './use-car-effect.ts'

interface BenefitDialogProps {
  kind: BenefitKind
  /** Null for a new one. */
  benefit: Benefit | null
  carCase: CarCase
  onClose: () => void
}

/** A benefit, new or known; a car says while one types what it does to a month. */
export function BenefitDialog({ kind, benefit, carCase, onClose }: BenefitDialogProps) {
  const t = useT()
  const nameOf = useNameOf()
  const save = useSaveBenefit()
  const changePhoto = useChangeBenefitPhoto()
  const [photo, setPhoto] = useState<Blob | null>(null)
  const id = useMemo(() => benefit?.id ?? newId(), [benefit])
  const form = useBoundForm({
    bounds: benefit ? putBenefitsId : postBenefits,
    defaultValues: benefit ? fieldsOf(benefit) : blank(kind),
    body: (fields) => ({
      ...fields,
      id,
      kind,
      version: benefit?.version ?? null,
      dateImmatriculation: fields.dateImmatriculation || null,
    }),
    send: async ({ kind: _known, ...body }) => {
      const saved = await save.mutateAsync(
        benefit ? { ...body, version: benefit.version } : { ...body, kind, version: null }
      )
      // Who is sent again after a refused photo is the same benefit: its id was chosen here.
      if (photo) await changePhoto.mutateAsync({ id, photo })
      return saved
    },
    onSaved: onClose,
  })
  const values = form.watch()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={benefit ? nameOf(benefit) : t(`benefits.new_${kind}`)}
      className="max-w-lg"
    >
      <Form form={form}>
        <div className="flex flex-col gap-1">
          <TextField
            form={form}
            name="description"
            label={t('benefits.field_description')}
            autoComplete="off"
            says={{ required: t('benefits.descriptionRequired') }}
          />
          <OtherLanguages
            label={t('benefits.field_description')}
            value={values.translations}
            onChange={(names) => form.setValue('translations', names, { shouldDirty: true })}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {fieldsAsked(kind, values)
            .filter((name) => name !== 'eligibleBudgetMobilite')
            .map((name) => (
              <OneField key={name} kind={kind} name={name} form={form} />
            ))}
        </div>
        {PHOTO_KINDS.includes(kind) && <BenefitPhoto benefit={benefit} onWait={setPhoto} />}
        {kind === 'voitureSociete' && <Effects car={values} carCase={carCase} />}
        {FIELDS_OF[kind].includes('eligibleBudgetMobilite') && (
          <div>
            <SwitchField
              form={form}
              name="eligibleBudgetMobilite"
              label={t('benefits.field_eligibleBudgetMobilite')}
            />
            <div role="status">
              {values.eligibleBudgetMobilite && (
                <EmitsWarning energie={values.energie} co2={values.co2} date={carCase.date} />
              )}
            </div>
          </div>
        )}
        <SwitchField form={form} name="inPackages" label={t('benefits.field_inPackages')} />
        <FormButtons form={form} onCancel={onClose}>
          {t('benefits.save')}
        </FormButtons>
      </Form>
    </Dialog>
  )
}

interface OneFieldProps {
  kind: BenefitKind
  name: PlainField
  form: BoundFields<BenefitFields>
}

function OneField({ kind, name, form }: OneFieldProps) {
  const t = useT()
  const hint = HINTS[name]
  const field = { form, label: t(fieldLabel(kind, name)), hint: hint && t(hint) }
  switch (name) {
    case 'energie':
      return (
        <ChoiceField
          {...field}
          name={name}
          options={ENERGIES.map((value) => ({ value, label: t(`benefits.energie_${value}`) }))}
        />
      )
    case 'carrosserie':
      return (
        <ChoiceField
          {...field}
          name={name}
          options={[
            { value: null, label: t('benefits.bodyUnknown') },
            ...CARROSSERIES.map((value) => ({ value, label: t(`benefits.body_${value}`) })),
          ]}
        />
      )
    case 'dateImmatriculation':
      return <DayField {...field} name={name} />
    case 'nonRechargeable':
    case 'euro6eBis':
    case 'eligibleBudgetMobilite':
    case 'inPackages':
      return (
        <div className="sm:col-span-2">
          <SwitchField {...field} name={name} />
        </div>
      )
    case 'co2':
    case 'co2Equivalent':
    case 'maxUnits':
    case 'autonomie':
    case 'puissanceCharge':
      return <NumberField {...field} name={name} />
    case 'description':
      return <TextField {...field} name={name} />
    default:
      return <MoneyField {...field} name={name} />
  }
}

const HINTS: Partial<Record<PlainField, string>> = {
  dateImmatriculation: 'benefits.dateHint',
  batterie: 'hints.batterieVS',
  co2Equivalent: 'hints.co2EquivalentVS',
}

function Effects({ car, carCase }: { car: BenefitFields; carCase: CarCase }) {
  const t = useT()
  const { write, questions } = useCarEffect(car, carCase)
  return (
    <>
      <dl className="grid grid-cols-3 gap-2 rounded-md bg-sunken p-3 text-xs">
        {EFFECTS.map((effect) => (
          <div key={effect}>
            <dt className="text-ink-soft">{t(`benefits.effect_${effect}`)}</dt>
            <dd className="text-sm font-medium tabular-nums">{write(effect)}</dd>
          </div>
        ))}
      </dl>
      {questions.map((question) => (
        <Asked key={question.code} question={question} />
      ))}
    </>
  )
}

function fieldsOf({
  id: _id,
  kind: _kind,
  archived: _archived,
  version: _version,
  photoUrl: _photo,
  ...fields
}: Benefit) {
  return fields satisfies BenefitFields
}
