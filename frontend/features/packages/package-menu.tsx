import { Archive, ArchiveRestore, Copy, Eye, Pencil, Printer, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useCan } from '@/api/get-user'
import type { ListedPackage } from '@/api/types'
import { RowMenu } from '@/components/list/row-menu'
import { MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { useArchive } from '@/lib/use-archive-packages'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { PackageActions } from './package-list.tsx'

/** What can be done with one package of the list. */
export function PackageMenu({
  item,
  onDuplicate,
  onDelete,
}: PackageActions & { item: ListedPackage }) {
  const t = useT()
  const canWrite = useCan('packages.write')
  const navigate = useNavigate()
  const archive = useArchive()
  const archived = item.archivedAt !== null
  return (
    <RowMenu label={t('packages.actionsFor', { name: item.nomFonction })}>
      {canWrite && (
        <MenuItem onSelect={() => navigate(urls.editPackage(item.id))}>
          <Pencil aria-hidden />
          {t('packages.edit')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => navigate(urls.package(item.id))}>
        <Eye aria-hidden />
        {t('packages.view')}
      </MenuItem>
      <MenuItem onSelect={() => navigate(urls.printPackage(item.id))}>
        <Printer aria-hidden />
        {t('packages.print')}
      </MenuItem>
      {canWrite && (
        <>
          <MenuItem onSelect={() => onDuplicate(item)}>
            <Copy aria-hidden />
            {t('packages.duplicate')}
          </MenuItem>
          <MenuItem onSelect={() => archive({ ids: [item.id] }, !archived)}>
            {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {t(archived ? 'packages.unarchive' : 'packages.archive')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger onSelect={() => onDelete(item)}>
            <Trash2 aria-hidden />
            {t('packages.delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  )
}
