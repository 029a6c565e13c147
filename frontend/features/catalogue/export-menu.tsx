import { Download } from 'lucide-react'
import type { Benefit, BenefitKind } from '@/api/benefits'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/dropdown-menu'
import { writeCsv } from '@/lib/csv'
import { writeDay } from '@/lib/day'
import { download } from '@/lib/download'
import { writeXlsx } from '@/lib/xlsx'
import { useT } from '@/lib/use-t'
import { fieldLabel, fieldsAsked, fileFields, isNameColumn, NAME_COLUMNS } from './kinds.ts'

interface ExportMenuProps {
  kind: BenefitKind
  items: Benefit[]
}

/** The list as a file that can be edited and imported again; without a row it is the empty form of one. */
export function ExportMenu({ kind, items }: ExportMenuProps) {
  const t = useT()
  const name = t('benefits.fileName', { list: t(`benefits.kind_${kind}`) })
  const fields = fileFields(kind)
  const header = fields.map((field) => t(fieldLabel(kind, field)))
  const rows = items.map((benefit) => {
    const asked: readonly string[] = ['inPackages', ...fieldsAsked(kind, benefit)]
    return fields.map((field) => {
      if (isNameColumn(field)) return benefit.translations[NAME_COLUMNS[field]] ?? null
      const value = benefit[field]
      if (typeof value === 'boolean')
        return asked.includes(field) ? t(value ? 'common.yes' : 'benefits.no') : null
      if (field === 'energie') return t(`benefits.energie_${value}`)
      if (field === 'carrosserie') return value === null ? null : t(`benefits.body_${value}`)
      if (field === 'dateImmatriculation') return value === null ? null : writeDay(String(value))
      return value
    })
  })
  const asText = (value: string | number | null) =>
    typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '')
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm">
          <Download aria-hidden />
          {t('benefits.export')}
        </Button>
      }
    >
      <MenuItem
        onSelect={() => void writeXlsx(header, rows).then((file) => download(file, `${name}.xlsx`))}
      >
        XLSX
      </MenuItem>
      <MenuItem
        onSelect={() =>
          download(
            new Blob([writeCsv([header, ...rows.map((row) => row.map(asText))])], {
              type: 'text/csv',
            }),
            `${name}.csv`
          )
        }
      >
        CSV
      </MenuItem>
    </Menu>
  )
}
