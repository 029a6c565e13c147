import { Archive, ArrowDown, ArrowUp, Calculator, Pencil } from 'lucide-react'
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

/** The order by one place at a click; everything else behind the dots, and on a phone the order too. */
export function BenefitMenu({
  benefit,
  first,
  last,
  onEdit,
  onArchive,
  onMove,
  onPrice,
}: BenefitMenuProps) {
  const t = useT()
  const name = useNameOf()(benefit)
  const moves = [
    { icon: ArrowUp, label: t('benefits.up', { name }), by: -1, never: first },
    { icon: ArrowDown, label: t('benefits.down', { name }), by: 1, never: last },
  ] as const
  return (
    <div className="flex justify-end">
      {moves.map(({ icon: Icon, label, by, never }) => (
        <Button
          key={by}
          variant="ghost"
          size="icon"
          className="max-md:hidden md:size-8"
          disabled={never}
          onClick={() => onMove(benefit, by)}
          aria-label={label}
        >
          <Icon aria-hidden />
        </Button>
      ))}
      <RowMenu label={t('benefits.actionsFor', { name })}>
        <MenuItem onSelect={() => onEdit(benefit)}>
          <Pencil aria-hidden />
          {t('benefits.edit')}
        </MenuItem>
        {benefit.kind === 'voitureSociete' && (
          <MenuItem onSelect={() => onPrice(benefit)}>
            <Calculator aria-hidden />
            {t('car-cost.open')}
          </MenuItem>
        )}
        {moves.map(({ icon: Icon, label, by, never }) => (
          <MenuItem
            key={by}
            className="md:hidden"
            disabled={never}
            onSelect={() => onMove(benefit, by)}
          >
            <Icon aria-hidden />
            {label}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => onArchive(benefit)}>
          <Archive aria-hidden />
          {t('benefits.archive')}
        </MenuItem>
      </RowMenu>
    </div>
  )
}
