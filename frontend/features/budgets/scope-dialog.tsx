import { useState } from 'react'
import type { Budget, ChangedBudget } from '@/api/budgets'
import { useDepartments } from '@/api/departments'
import { useCostCenters } from '@/api/named-lists'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

interface ScopeDialogProps {
  budget: Budget
  open: boolean
  readOnly: boolean
  onOpenChange: (open: boolean) => void
  onChange: (body: ChangedBudget) => void
}

/** Whom a budget is for: the whole company, or some departments and cost centres. */
export function ScopeDialog({ budget, open, onOpenChange, ...rest }: ScopeDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('budgets.scope')}
      description={t('budgets.scopeText')}
    >
      {open && <ScopeForm budget={budget} onClose={() => onOpenChange(false)} {...rest} />}
    </Dialog>
  )
}

function ScopeForm({
  budget,
  readOnly,
  onClose,
  onChange,
}: Pick<ScopeDialogProps, 'budget' | 'readOnly' | 'onChange'> & { onClose: () => void }) {
  const t = useT()
  const departments = useDepartments()
  const centers = useCostCenters()
  const [ofDepartments, setDepartments] = useState<readonly string[]>(budget.departmentIds ?? [])
  const [ofCenters, setCenters] = useState<readonly string[]>(budget.costCenterIds ?? [])
  const lists = [
    ['departments', departments.data ?? [], ofDepartments, setDepartments],
    ['costCenters', centers.data ?? [], ofCenters, setCenters],
  ] as const
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({
          departmentIds: ofDepartments.length > 0 ? [...ofDepartments] : null,
          costCenterIds: ofCenters.length > 0 ? [...ofCenters] : null,
        })
      }}
    >
      {lists.map(([name, all, chosen, setChosen]) => (
        <fieldset key={name} disabled={readOnly} className="rounded-md border border-line p-2">
          <legend className="px-1 text-sm text-ink-soft">{t(`budgets.${name}`)}</legend>
          {all.length === 0 && <p className="text-sm text-ink-soft">{t(`budgets.no_${name}`)}</p>}
          {all.map(({ id, name: label }) => (
            <CheckRow
              key={id}
              label={label}
              checked={chosen.includes(id)}
              onCheckedChange={(on) =>
                setChosen(on ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
          ))}
        </fieldset>
      ))}
      <DialogActions>
        <Button type="button" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" disabled={readOnly}>
          {t('budgets.keepScope')}
        </Button>
      </DialogActions>
    </form>
  )
}
