import type Package from '../models/package.ts'
import type PackagePrint from '../models/package_print.ts'
import type PackageView from '../models/package_view.ts'
import { workerOf, type LinkedWorker } from '../queries/linked_workers.ts'

const NO_WORKERS: ReadonlyMap<string, LinkedWorker> = new Map()

/** A package with its contents and all its figures. */
export function toPackage(row: Package, workers = NO_WORKERS) {
  return {
    ...factsOf(row, workers),
    company: row.company,
    worker: row.worker,
    package: row.package,
    pin: row.pin,
    compute: row.compute,
    lawset: row.lawset,
    gaps: row.gaps,
    simulationWorker: workers.get(row.package.simulationWorkerId ?? '') ?? null,
  }
}

/** A package as lists show it. */
export function toListedPackage(row: Package, workers: ReadonlyMap<string, LinkedWorker>) {
  return {
    ...factsOf(row, workers),
    commissionParitaire: row.commissionParitaire,
    salaireBrut: Number(row.salaireBrut),
    salaireNet: Number(row.salaireNet),
    coutEmployeurAnnuel: Number(row.coutEmployeurAnnuel),
  }
}

function factsOf(row: Package, workers: ReadonlyMap<string, LinkedWorker>) {
  return {
    id: row.id,
    nomFonction: row.nomFonction,
    packageType: row.packageType,
    packageCategory: row.packageCategory,
    date: row.date.toISODate()!,
    version: row.version,
    person: workerOf(row, workers),
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
