import type Package from '../models/package.ts'
import type PackagePrint from '../models/package_print.ts'

export function toPackage(row: Package) {
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
