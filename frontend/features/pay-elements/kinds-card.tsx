import type { Translations } from '#modules/compute/pure'
import { postPayElementKinds, putPayElementKindsId } from '#client/bounds'
import {
  PAY_UNITS,
  PRESTATIONS,
  REPEATS,
  useAddKind,
  useChangeKind,
  usePayElementKinds,
  useRemoveKind,
  type PayElementKind,
  type Prestation,
} from '@/api/pay-elements'
import { ListCard } from '@/components/app/list-card'
import { OtherLanguages } from '@/components/app/other-languages'
import { ChoiceField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** What of pay can happen: the company's own list, each with its code, unit, and whether it comes back. */
export function KindsCard() {
  const t = useT()
  const remove = useRemoveKind()
  const toastError = useToastError()
  return (
    <ListCard
      title={t('pay-elements.kinds')}
      list={usePayElementKinds()}
      detail={({ code, unit, repeats }) =>
        [code, t(`pay-elements.unit_${unit}`), t(`pay-elements.repeats_${repeats}`)].join(' · ')
      }
      removeText={t('pay-elements.removeKindText')}
      onRemove={({ id }) => remove.mutate(id, { onError: toastError })}
      form={(item, onDone) =>
        item ? <KnownKind kind={item} onDone={onDone} /> : <NewKind onDone={onDone} />
      }
    />
  )
}

function NewKind({ onDone }: { onDone: () => void }) {
  const t = useT()
  const add = useAddKind()
  const hoursChoices = useHoursChoices()
  const form = useBoundForm({
    bounds: postPayElementKinds,
    defaultValues: {
      code: '',
      name: '',
      translations: {} as Translations,
      unit: 'EUR' as PayElementKind['unit'],
      repeats: 'ONCE' as PayElementKind['repeats'],
      prestation: NO_HOURS as HoursChoice,
    },
    body: ({ code, prestation, ...rest }) => ({
      ...rest,
      code: code.trim().toUpperCase(),
      prestation: rest.unit === 'HOURS' ? chosenHours(prestation) : null,
    }),
    send: (body) => add.mutateAsync(body),
    onSaved: onDone,
  })
  const { translations, unit } = form.watch()
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="code"
        label={t('pay-elements.code')}
        hint={t('pay-elements.codeHint')}
        says={{ regex: t('pay-elements.codeWrong'), required: t('pay-elements.codeWrong') }}
        autoComplete="off"
      />
      <div className="flex flex-col gap-1">
        <TextField form={form} name="name" label={t('pay-elements.name')} autoComplete="off" />
        <OtherLanguages
          label={t('pay-elements.name')}
          value={translations}
          onChange={(names) => form.setValue('translations', names, { shouldDirty: true })}
        />
      </div>
      <ChoiceField
        form={form}
        name="unit"
        label={t('pay-elements.unit')}
        options={PAY_UNITS.map((value) => ({ value, label: t(`pay-elements.unit_${value}`) }))}
      />
      <ChoiceField
        form={form}
        name="repeats"
        label={t('pay-elements.repeats')}
        hint={t('pay-elements.repeatsHint')}
        options={REPEATS.map((value) => ({ value, label: t(`pay-elements.repeats_${value}`) }))}
      />
      {unit === 'HOURS' && (
        <ChoiceField
          form={form}
          name="prestation"
          label={t('pay-elements.prestation')}
          hint={t('pay-elements.prestationHint')}
          options={hoursChoices}
        />
      )}
      <FormButtons form={form} onCancel={onDone}>
        {t('pay-elements.save')}
      </FormButtons>
    </Form>
  )
}

function KnownKind({ kind, onDone }: { kind: PayElementKind; onDone: () => void }) {
  const t = useT()
  const change = useChangeKind()
  const hoursChoices = useHoursChoices()
  const { id, code, unit, name, repeats, version } = kind
  const form = useBoundForm({
    bounds: putPayElementKindsId,
    defaultValues: {
      name,
      repeats,
      translations: kind.translations,
      prestation: (kind.prestation ?? NO_HOURS) as HoursChoice,
    },
    body: ({ prestation, ...values }) => ({
      ...values,
      prestation: chosenHours(prestation),
      version,
    }),
    send: (body) => change.mutateAsync({ id, ...body }),
    onSaved: onDone,
  })
  const { translations } = form.watch()
  return (
    <Form form={form}>
      <p className="text-sm text-ink-soft">
        {t('pay-elements.fixed', { code, unit: t(`pay-elements.unit_${unit}`) })}
      </p>
      <div className="flex flex-col gap-1">
        <TextField form={form} name="name" label={t('pay-elements.name')} autoComplete="off" />
        <OtherLanguages
          label={t('pay-elements.name')}
          value={translations}
          onChange={(names) => form.setValue('translations', names, { shouldDirty: true })}
        />
      </div>
      <ChoiceField
        form={form}
        name="repeats"
        label={t('pay-elements.repeats')}
        hint={t('pay-elements.repeatsHint')}
        options={REPEATS.map((value) => ({ value, label: t(`pay-elements.repeats_${value}`) }))}
      />
      {unit === 'HOURS' && (
        <ChoiceField
          form={form}
          name="prestation"
          label={t('pay-elements.prestation')}
          hint={t('pay-elements.prestationHint')}
          options={hoursChoices}
        />
      )}
      <FormButtons form={form} onCancel={onDone}>
        {t('pay-elements.save')}
      </FormButtons>
    </Form>
  )
}

const NO_HOURS = 'NONE'
type HoursChoice = Prestation | typeof NO_HOURS

const chosenHours = (choice: HoursChoice): Prestation | null =>
  choice === NO_HOURS ? null : choice

/** Which hours of the law a kind in hours can be, or none of them. */
function useHoursChoices() {
  const t = useT()
  return [NO_HOURS, ...PRESTATIONS].map((value) => ({
    value: value as HoursChoice,
    label: t(
      value === NO_HOURS ? 'pay-elements.prestation_NONE' : `compute.inputs.${value as Prestation}`
    ),
  }))
}
