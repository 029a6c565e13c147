import { auditExport } from '#modules/accounts/index'
import { packagesExport } from '#modules/packages/index'
import type { ExportKind, ExportSource } from '#modules/shared/exports/export_source'

/** What can be exported, each as its own module says. */
export const SOURCES: Record<ExportKind, ExportSource> = {
  packages: packagesExport,
  audit: auditExport,
}
