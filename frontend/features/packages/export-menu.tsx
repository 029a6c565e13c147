import { Download } from 'lucide-react'
import type { PackageFilter } from '@/api/list-packages'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/dropdown-menu'
import { useLocale, useT } from '@/lib/use-t'

interface ExportMenuProps {
  filter: PackageFilter
  /** A selection in place of the filter. */
  ids?: readonly string[]
  size?: 'sm' | 'md'
}

/** The list, or what is ticked of it, as a file. */
export function ExportMenu({ filter, ids, size = 'md' }: ExportMenuProps) {
  const t = useT()
  const language = useLocale()
  const query = new URLSearchParams({ language })
  for (const [key, value] of Object.entries(filter)) if (value) query.set(key, String(value))
  if (ids) query.set('ids', ids.join('.'))
  return (
    <Menu
      trigger={
        <Button size={size}>
          <Download aria-hidden />
          {t('packages.export')}
        </Button>
      }
    >
      {(['xlsx', 'csv'] as const).map((kind) => (
        <MenuItem key={kind} asChild>
          <a href={`/api/packages/${kind}?${query}`} download>
            {t(`packages.export_${kind}`)}
          </a>
        </MenuItem>
      ))}
    </Menu>
  )
}
