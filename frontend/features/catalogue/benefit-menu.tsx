import { Archive, ArrowDown, ArrowUp, Ellipsis, Pencil } from 'lucide-react'
import type { Benefit } from '@/api/benefits'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/dropdown-menu'
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
        disabled={first}
        onClick={() => onMove(benefit, -1)}
        aria-label={t('benefits.up', { name })}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        disabled={last}
        onClick={() => onMove(benefit, 1)}
        aria-label={t('benefits.down', { name })}
      >
        <ArrowDown aria-hidden />
      </Button>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={t('benefits.actionsFor', { name })}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuItem onSelect={() => onEdit(benefit)}>
          <Pencil aria-hidden />
          {t('benefits.edit')}
        </MenuItem>
        <MenuItem onSelect={() => onArchive(benefit)}>
          <Archive aria-hidden />
          {t('benefits.archive')}
        </MenuItem>
      </Menu>
    </div>
  )
}
