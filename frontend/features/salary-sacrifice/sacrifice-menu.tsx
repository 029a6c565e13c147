import { Pencil, Printer, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useCan } from '@/api/get-user'
import type { ListedSacrifice } from '@/api/salary-sacrifices'
import { RowMenu } from '@/components/list/row-menu'
import { MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useDeleteSacrifice } from './use-delete-sacrifice.ts'

/** What can be done with one exchange of the list. */
export function SacrificeMenu({ item }: { item: ListedSacrifice }) {
  const t = useT()
  const navigate = useNavigate()
  const canWrite = useCan('packages.write')
  const remove = useDeleteSacrifice()
  return (
    <RowMenu label={t('packages.actionsFor', { name: item.workerName })}>
      <MenuItem onSelect={() => navigate(urls.printSacrifice(item.id))}>
        <Printer aria-hidden />
        {t('packages.print')}
      </MenuItem>
      {canWrite && item.status === 'DRAFT' && (
        <MenuItem onSelect={() => navigate(urls.editSacrifice(item.id))}>
          <Pencil aria-hidden />
          {t('packages.edit')}
        </MenuItem>
      )}
      {canWrite && item.status !== 'ACCEPTED' && (
        <>
          <MenuSeparator />
          <MenuItem danger onSelect={() => remove(item)}>
            <Trash2 aria-hidden />
            {t('packages.delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  )
}
