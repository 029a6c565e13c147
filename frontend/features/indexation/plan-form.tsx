import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { postIndexations } from '#client/bounds'
import { listCommissions } from '#modules/compute/pure'
import { today } from '#modules/shared/values/days'
import { useIndexData, usePlanIndexation, type IndexData, type Run } from '@/api/indexations'
import { ChoiceField } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import { NumberField } from '@/components/form/number-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Source } from '@/components/pay/source'
import { Skeleton } from '@/components/ui/skeleton'
import { newId } from '@/lib/new-id'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useRunWords } from './use-run-words.ts'

interface PlanFormProps {
  onPlanned: (run: Run) => void
  onCancel: () => void
}

const USUAL = 'BECP200'

/** Which index, of which committee, on which day: what is known of it is told while it is chosen. */
export function PlanForm(props: PlanFormProps) {
  const data = useIndexData()
  if (!data.data) return <Skeleton className="h-60" />
  return <Planning {...props} data={data.data} />
}

function Planning({ onPlanned, onCancel, data }: PlanFormProps & { data: IndexData }) {
  const t = useT()
  const words = useRunWords()
  const plan = usePlanIndexation()
  const [id] = useState(newId)
  const committees = useMemo(() => listCommissions().filter(({ training }) => !training), [])
  const next = data.events.find(
    ({ commissionParitaire, day }) => commissionParitaire === USUAL && day >= today()
  )
  const form = useBoundForm({
    bounds: postIndexations,
    defaultValues: {
      commissionParitaire: USUAL,
      date: next?.day ?? today(),
      percent: null as number | null,
      used: null as number | null,
    },
    body: ({ percent, used, ...values }) => ({
      id,
      dryRun: false,
      ...values,
      ...(percent === null ? {} : { percent }),
      ...(used === null ? {} : { used }),
    }),
    send: plan.mutateAsync,
    onSaved: onPlanned,
  })
  const [commissionParitaire, date] = useWatch({
    control: form.control,
    name: ['commissionParitaire', 'date'],
  })
  return (
    <Form form={form}>
      <ChoiceField
        form={form}
        name="commissionParitaire"
        label={t('indexation.committee')}
        options={committees.map(({ code }) => ({
          value: code,
          label: `${words.committee(code)} · ${words.committeeTitle(code)}`,
        }))}
      />
      <DayField form={form} name="date" label={t('indexation.day')} />
      <Known data={data} commissionParitaire={commissionParitaire} date={date} />
      <NumberField
        form={form}
        name="percent"
        step={0.01}
        label={t('indexation.percent')}
        hint={t('indexation.percentHint')}
      />
      <NumberField
        form={form}
        name="used"
        step={0.01}
        label={t('indexation.used')}
        hint={t('indexation.usedHint')}
      />
      <FormButtons form={form} onCancel={onCancel}>
        {t('indexation.plan')}
      </FormButtons>
    </Form>
  )
}

/** What is known of the index of that day, and from where. */
function Known({
  data,
  commissionParitaire,
  date,
}: {
  data: IndexData
  commissionParitaire: string
  date: string
}) {
  const t = useT()
  const format = useFormat()
  const words = useRunWords()
  const event = data.events.find(
    (each) => each.commissionParitaire === commissionParitaire && each.day === date
  )
  const figure =
    event?.status === 'RANGE'
      ? t('indexation.range', { low: words.percent(event.low!), high: words.percent(event.high!) })
      : event && event.percent !== null
        ? words.percent(event.percent)
        : null
  return (
    <p role="status" className="rounded-lg bg-sunken p-3 text-sm">
      {!event && t('indexation.noneKnown')}
      {event && (
        <>
          <span className="font-medium">
            {figure ?? t('indexation.noFigure')} ·{' '}
            {t(`indexation.event_${event.status}`, {
              day: format.day(event.checked, 'medium'),
              on: format.day(event.day, 'medium'),
            })}
          </span>
          <span className="block">
            <Source text={event.source} />
          </span>
        </>
      )}
    </p>
  )
}
