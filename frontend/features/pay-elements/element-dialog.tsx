import { useMemo, useState } from 'react'
import { postPayElements, putPayElementsId } from '#client/bounds'
import {
  useAddPayElement,
  useChangePayElement,
  type PayElement,
  type PayElementKind,
} from '@/api/pay-elements'
import type { ChosenWorker } from '@/components/app/worker-dialog'
import { WorkerButton } from '@/components/app/worker-field'
import { BoundField } from '@/components/form/bound-field'
import { ChoiceField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { MoneyField } from '@/components/form/number-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { newId } from '@/lib/new-id'
import { useNameOf } from '@/lib/use-name-of'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface ElementDialogProps {
  month: string
  kinds: readonly PayElementKind[]
  /** Null for a new one. */
  element: PayElement | null
  onClose: () => void
}

/** What a person has of a kind in the month: a new element, or another amount of a known one. */
export function ElementDialog({ month, kinds, element, onClose }: ElementDialogProps) {
  const t = useT()
  const format = useFormat()
  const when = format.month(`${month}-01`, 'long', 'numeric')
  const title = element ? element.worker.displayName : t('pay-elements.newIn', { month: when })
  return (
    <Dialog open onOpenChange={onClose} title={title} className="max-w-lg">
      {element ? (
        <KnownElement element={element} kinds={kinds} onDone={onClose} />
      ) : (
        <NewElement month={month} kinds={kinds} onDone={onClose} />
      )}
    </Dialog>
  )
}

type NewElementProps = Pick<ElementDialogProps, 'month' | 'kinds'> & { onDone: () => void }

function NewElement({ month, kinds, onDone }: NewElementProps) {
  const t = useT()
  const nameOf = useNameOf()
  const add = useAddPayElement()
  const [worker, setWorker] = useState<ChosenWorker | null>(null)
  const id = useMemo(newId, [])
  const form = useBoundForm({
    bounds: postPayElements,
    defaultValues: {
      workerId: null as string | null,
      kindId: kinds[0]?.id ?? '',
      value: null as number | null,
    },
    body: (values) => ({ ...values, id, month }),
    send: ({ workerId, value, ...body }) =>
      add.mutateAsync({ ...body, workerId: workerId!, value: value! }),
    onSaved: onDone,
  })
  const unit = kinds.find((kind) => kind.id === form.watch('kindId'))?.unit ?? 'EUR'
  return (
    <Form form={form}>
      <BoundField<{ workerId: string | null; kindId: string; value: number | null }, string | null>
        form={form}
        name="workerId"
        label={t('pay-elements.person')}
        says={{ required: t('pay-elements.personMissing') }}
      >
        {({ onChange }, control) => (
          <WorkerButton
            {...control}
            placeholder={t('pay-elements.choosePerson')}
            worker={worker}
            onChange={(chosen) => {
              setWorker(chosen)
              onChange(chosen.id)
            }}
          />
        )}
      </BoundField>
      <ChoiceField
        form={form}
        name="kindId"
        label={t('pay-elements.element')}
        options={kinds.map((kind) => ({
          value: kind.id,
          label: `${kind.code} · ${nameOf({ description: kind.name, translations: kind.translations })}`,
        }))}
      />
      <MoneyField
        form={form}
        name="value"
        label={t(`pay-elements.value_${unit}`)}
        inputClassName="max-w-40"
      />
      <FormButtons form={form} onCancel={onDone}>
        {t('pay-elements.add')}
      </FormButtons>
    </Form>
  )
}

interface KnownElementProps {
  element: PayElement
  kinds: readonly PayElementKind[]
  onDone: () => void
}

function KnownElement({ element, kinds, onDone }: KnownElementProps) {
  const t = useT()
  const nameOf = useNameOf()
  const change = useChangePayElement()
  const { id, kindId, value, version } = element
  const kind = kinds.find((each) => each.id === kindId)
  const form = useBoundForm({
    bounds: putPayElementsId,
    defaultValues: { value: value as number | null },
    body: (values) => ({ ...values, version }),
    send: (body) => change.mutateAsync({ id, version, value: body.value! }),
    onSaved: onDone,
  })
  return (
    <Form form={form}>
      {kind && (
        <p className="text-sm text-ink-soft">
          {nameOf({ description: kind.name, translations: kind.translations })}
        </p>
      )}
      <MoneyField
        form={form}
        name="value"
        label={t(`pay-elements.value_${kind?.unit ?? 'EUR'}`)}
        inputClassName="max-w-40"
      />
      <FormButtons form={form} onCancel={onDone}>
        {t('pay-elements.save')}
      </FormButtons>
    </Form>
  )
}
