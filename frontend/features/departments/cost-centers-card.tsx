import { postCostCenters } from '#client/bounds'
import { useCostCenters, useRemoveName, useSaveCostCenter } from '@/api/named-lists'
import { ListCard } from '@/components/app/list-card'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { NameForm } from './name-form.tsx'

/** What pay is booked on. */
export function CostCentersCard() {
  const t = useT()
  const remove = useRemoveName('/cost-centers')
  const toastError = useToastError()
  return (
    <ListCard
      title={t('departments.centers')}
      list={useCostCenters()}
      removeText={t('departments.removeUnusedText')}
      onRemove={({ id }) => remove.mutate(id, { onError: toastError })}
      form={(item, onDone) => <OneCenter item={item} onDone={onDone} />}
    />
  )
}

interface OneCenterProps {
  item: { id: string; name: string } | null
  onDone: () => void
}

function OneCenter({ item, onDone }: OneCenterProps) {
  const save = useSaveCostCenter()
  const form = useBoundForm({
    bounds: postCostCenters,
    defaultValues: { name: item?.name ?? '' },
    send: (body) => save.mutateAsync({ id: item?.id, ...body }),
    onSaved: onDone,
  })
  return <NameForm form={form} onCancel={onDone} />
}
