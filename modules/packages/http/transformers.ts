import type Package from '../models/package.ts'
import type PackagePrint from '../models/package_print.ts'
import type PackageView from '../models/package_view.ts'
import type { LinkedWorker } from '../queries/linked_workers.ts'

export function toPackage(row: Package, workers?: ReadonlyMap<string, LinkedWorker>) {
  return {
    id: row.id,
    nomFonction: row.nomFonction,
    packageType: row.packageType,
    packageCategory: row.packageCategory,
    date: row.date.toISODate()!,
    company: row.company,
    worker: row.worker,
    package: row.package,
    compute: row.compute,
    lawset: row.lawset,
    gaps: row.gaps,
    version: row.version,
    simulationWorker: workers?.get(row.package.simulationWorkerId ?? '') ?? null,
    archivedAt: row.archivedAt?.toISO() ?? null,
    createdAt: row.createdAt.toISO()!,
    updatedAt: row.updatedAt.toISO()!,
  }
}

export function toPrint(row: PackagePrint) {
  return {
    id: row.id,
    packageId: row.packageId,
    status: row.status,
    language: row.language,
    emailedTo: row.emailedTo,
  }
}

export function toView({ id, name, filter }: PackageView) {
  return { id, name, filter }
}
