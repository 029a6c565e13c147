import { BookOpen } from 'lucide-react'
import { offeredBenefits, useBenefits } from '@/api/benefits'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { asOption } from './as-option.ts'
import { kindOfList, type Entry, type ListKey } from './lists.ts'

interface CatalogueMenuProps {
  list: ListKey
  /** What the button says to who does not see beside what it stands. */
  label: string
  /** What the package has already. */
  entries: readonly Entry[]
  onTake: (entries: Entry[]) => void
  /** Several at once may be taken. */
  several: boolean
}

/** What the company's catalogue has for a list. Nothing where it has nothing: then an entry is typed by hand. */
export function CatalogueMenu({ list, label, entries, onTake, several }: CatalogueMenuProps) {
  const t = useT()
  const nameOf = useNameOf()
  const kind = kindOfList(list)
  const benefits = useBenefits().data ?? []
  if (kind === undefined) return null
  const left = offeredBenefits(benefits, kind).filter(
    ({ id }) => !entries.some((entry) => entry.id === id)
  )
  if (left.length === 0) return null
  return (
    <Menu
      trigger={
        <Button size="sm" aria-label={label}>
          <BookOpen aria-hidden />
          {t('editor.fromCatalogue')}
        </Button>
      }
    >
      {several && left.length > 1 && (
        <>
          <MenuItem onSelect={() => onTake(left.map((benefit) => asOption(benefit)))}>
            {t('editor.allOfCatalogue', { count: left.length })}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <div className="max-h-72 overflow-y-auto">
        {left.map((benefit) => (
          <MenuItem key={benefit.id} onSelect={() => onTake([asOption(benefit)])}>
            {nameOf(benefit)}
          </MenuItem>
        ))}
      </div>
    </Menu>
  )
}
