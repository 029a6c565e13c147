import { useDepartments } from '@/api/departments'
import { useCostCenters } from '@/api/named-lists'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { useT } from '@/lib/use-t'

interface Place {
  departmentId: string
  costCenterId: string
}

interface PlaceFieldsProps {
  place: Place
  /** What stands below while nothing is chosen. */
  hint: string
  onChange: (place: Partial<Place>) => void
}

/** A department and a cost centre of those that the company has; each may be left empty. */
export function PlaceFields({ place, hint, onChange }: PlaceFieldsProps) {
  const t = useT()
  const lists = [
    ['departmentId', t('budgets.department'), useDepartments().data ?? []],
    ['costCenterId', t('budgets.costCenter'), useCostCenters().data ?? []],
  ] as const
  return lists
    .filter(([, , all]) => all.length > 0)
    .map(([name, label, all]) => (
      <Field key={name} label={label} hint={hint}>
        {(control) => (
          <Combobox
            {...control}
            value={place[name]}
            onValueChange={(id) => onChange({ [name]: id })}
            searchLabel={label}
            emptyLabel={t('common.noResults')}
            options={all.map(({ id, name: option }) => ({ value: id, label: option }))}
          />
        )}
      </Field>
    ))
}
