import { postContractLocations, postCostCenters } from '#client/bounds'
import { useNames, useRemoveName, useSaveName, type NamesPath } from '@/api/named-lists'
import { ListCard } from '@/components/app/list-card'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { NameForm } from './name-form.tsx'

/** Places of work, or cost centres. */
export function NamesCard({ path, title }: { path: NamesPath; title: string }) {
  const t = useT()
  const names = useNames(path)
  const remove = useRemoveName(path)
  const toastError = useToastError()
  return (
    <ListCard
      title={title}
      list={names}
      removeText={t('departments.removeText')}
      onRemove={({ id }) => remove.mutate(id, { onError: toastError })}
      form={(item, onDone) => <OneName path={path} item={item} onDone={onDone} />}
    />
  )
}

interface OneNameProps {
  path: NamesPath
  item: { id: string; name: string } | null
  onDone: () => void
}

function OneName({ path, item, onDone }: OneNameProps) {
  const save = useSaveName(path)
  const form = useBoundForm({
    bounds: path === '/cost-centers' ? postCostCenters : postContractLocations,
    defaultValues: { name: item?.name ?? '' },
    send: (body) => save.mutateAsync({ id: item?.id, ...body }),
    onSaved: onDone,
  })
  return <NameForm form={form} onCancel={onDone} />
}
