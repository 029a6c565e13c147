import type { Manifest } from '#backend/backup/manifest'
import { formatNumber } from '#modules/shared/values/format'

/** `52 tables with 14,202 rows, 31 files, 4.2 MB`. */
export function sumsUp({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = tables.reduce((sum, table) => sum + table.bytes, files.bytes)
  const count = files.count - files.dropped.length
  return `${number(tables.length)} tables with ${number(rows)} rows, ${number(count)} ${count === 1 ? 'file' : 'files'}, ${number(bytes / 1e6, 1)} MB`
}

function number(value: number, digits = 0): string {
  return formatNumber('en', value, digits)
}
