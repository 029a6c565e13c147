import { Archive, ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import type { Benefit } from '@/api/benefits'
import { RowMenu } from '@/components/list/row-menu'
import { Button } from '@/components/ui/button'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import type { BenefitActions } from './benefits-card.tsx'

interface BenefitMenuProps extends BenefitActions {
  benefit: Benefit
  first: boolean
  last: boolean
}

/** The order by one place at a click; everything else behind the dots. */
export function BenefitMenu({ benefit, first, last, onEdit, onArchive, onMove }: BenefitMenuProps) {
  const t = useT()
  const name = useNameOf()(benefit)
  return (
    <div className="flex justify-end">
      <Button
        variant="ghost"
        size="icon"
        className="md:size-8"
        disabled={first}
        onClick={() => onMove(benefit, -1)}
        aria-label={t('benefits.up', { name })}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="md:size-8"
        disabled={last}
        onClick={() => onMove(benefit, 1)}
        aria-label={t('benefits.down', { name })}
      >
        <ArrowDown aria-hidden />
      </Button>
      <RowMenu label={t('benefits.actionsFor', { name })}>
        <MenuItem onSelect={() => onEdit(benefit)}>
          <Pencil aria-hidden />
          {t('benefits.edit')}
        </MenuItem>
        <MenuItem onSelect={() => onArchive(benefit)}>
          <Archive aria-hidden />
          {t('benefits.archive')}
        </MenuItem>
      </RowMenu>
    </div>
  )
}
