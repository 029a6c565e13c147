import { useState } from 'react'
import { toast } from 'sonner'
import { postPastContracts } from '#client/bounds'
import {
  CONTRACT_KINDS,
  useEnterPastContract,
  type ContractKind,
  type ListedContract,
  type PastContractInput,
} from '@/api/contracts'
import { usePackages } from '@/api/list-packages'
import { useLocations } from '@/api/named-lists'
import { ChoiceField } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { MoneyField } from '@/components/form/number-field'
import { LongTextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { newId } from '@/lib/new-id'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface PastDialogProps {
  worker: { id: string; displayName: string }
  /** What it most likely was like. */
  like: ListedContract | null
  /** What it takes all days of, because that was wrong. */
  corrects: ListedContract | null
  open: boolean
  onClose: () => void
}

/** What held before it was kept here, entered afterwards with why; or what corrects such an entry. */
export function PastDialog({ open, onClose, ...props }: PastDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t(props.corrects ? 'history.correctTitle' : 'history.addPast')}
      description={t(props.corrects ? 'history.correctText' : 'history.addPastText', {
        name: props.worker.displayName,
      })}
      className="max-w-xl"
    >
      {open && <PastForm {...props} onDone={onClose} />}
    </Dialog>
  )
}

interface PastValues {
  kind: ContractKind
  packageId: string
  salaireBrut: number | null
  startDateStr: string | null
  endDateStr: string | null
  contractLocationId: string | null
  because: string
}

const KINDS = CONTRACT_KINDS.filter((kind) => kind !== 'AMENDMENT' && kind !== 'TELEWORK_ANNEX')

function PastForm({
  worker,
  like,
  corrects,
  onDone,
}: Omit<PastDialogProps, 'open' | 'onClose'> & { onDone: () => void }) {
  const t = useT()
  const format = useFormat()
  const [id] = useState(newId)
  const enter = useEnterPastContract()
  const locations = useLocations().data ?? []
  const packages = usePackages({ worker: worker.id, perPage: 50 }).data?.data ?? []
  const known = like?.package
  const choices = [
    ...(known
      ? [{ value: known.id, label: `${known.nomFonction} · ${format.euros(known.salaireBrut)}` }]
      : []),
    ...packages
      .filter((each) => each.id !== known?.id)
      .map((each) => ({
        value: each.id,
        label: `${each.nomFonction} · ${format.euros(each.salaireBrut ?? 0)}`,
      })),
  ]
  const form = useBoundForm({
    bounds: postPastContracts,
    defaultValues: {
      kind: like && KINDS.some((kind) => kind === like.kind) ? like.kind : 'OPEN_ENDED',
      packageId: known?.id ?? '',
      salaireBrut: corrects ? (known?.salaireBrut ?? null) : null,
      startDateStr: corrects?.startDateStr ?? null,
      endDateStr: corrects?.endDateStr ?? null,
      contractLocationId: like?.contractLocation?.id ?? null,
      because: '',
    } as PastValues,
    body: ({ salaireBrut, startDateStr, endDateStr, because, kind, ...chosen }: PastValues) =>
      ({
        id,
        workerId: worker.id,
        ...chosen,
        kind: kind as PastContractInput['kind'],
        ...(salaireBrut !== null && { salaireBrut }),
        startDateStr: startDateStr ?? '',
        ...(endDateStr && { endDateStr }),
        because: because.trim(),
        ...(corrects && { correctsId: corrects.id }),
      }) satisfies PastContractInput,
    send: enter.mutateAsync,
    onSaved: () => {
      toast(t('history.saved'))
      onDone()
    },
  })
  return (
    <Form form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField form={form} name="startDateStr" label={t('contracts.firstDay')} />
        <DayField
          form={form}
          name="endDateStr"
          label={t('contracts.lastDay')}
          hint={t('history.lastDayHint')}
        />
        <ChoiceField
          form={form}
          name="kind"
          label={t('contracts.kind')}
          options={KINDS.map((value) => ({ value, label: t(`contracts.kind_${value}`) }))}
        />
        <ChoiceField
          form={form}
          name="contractLocationId"
          label={t('contracts.place')}
          options={[
            { value: null, label: t('history.unknown') },
            ...locations.map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
        <ChoiceField
          form={form}
          name="packageId"
          label={t('history.package')}
          placeholder={t('history.choosePackage')}
          hint={t('history.packageHint')}
          options={choices}
        />
        <MoneyField
          form={form}
          name="salaireBrut"
          label={t('history.grossThen')}
          hint={t('history.grossHint')}
        />
      </div>
      <LongTextField
        form={form}
        name="because"
        rows={2}
        label={t('history.because')}
        hint={t('history.becauseHint')}
      />
      <FormButtons form={form} onCancel={onDone}>
        {t('history.keep')}
      </FormButtons>
    </Form>
  )
}
