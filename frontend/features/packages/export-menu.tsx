import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { packagesFile, type PackageFilter } from '@/api/list-packages'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { useExport } from '@/lib/use-export'
import { useLocale, useT } from '@/lib/use-t'
import { urls } from '@/urls'

interface ExportMenuProps {
  filter: PackageFilter
  /** A selection in place of the filter. */
  ids?: readonly string[]
  size?: 'sm' | 'md'
}

/** The list, or what is ticked of it, as a file. */
export function ExportMenu({ filter: narrowed, ids, size = 'md' }: ExportMenuProps) {
  const t = useT()
  const language = useLocale()
  const { take, busy, dialog } = useExport()
  const filter = ids ? { ...narrowed, ids: ids.join('.') } : narrowed
  return (
    <>
      <Menu
        trigger={
          <Button size={size} busy={busy}>
            <Download aria-hidden />
            {t('packages.export')}
          </Button>
        }
      >
        {(['xlsx', 'csv'] as const).map((format) => (
          <MenuItem
            key={format}
            onSelect={() =>
              void take({
                kind: 'packages',
                format,
                language,
                filter: { ...filter },
                ask: () => packagesFile(format, { ...filter, language }),
              })
            }
          >
            {t(`packages.export_${format}`)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem asChild>
          <Link to={urls.exports}>{t('exports.title')}</Link>
        </MenuItem>
      </Menu>
      {dialog}
    </>
  )
}
