import type { DateTime } from 'luxon'
import { findUserNames } from '#modules/accounts/index'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Pin } from '../domain/pin.ts'
import { changesBetween, type FieldChange, type PackageContent } from '../domain/changes_between.ts'
import type Package from '../models/package.ts'
import PackageVersion from '../models/package_version.ts'
import { findPackage } from './find_package.ts'

/** One version: who saved it and when, what it changed, and its figures. */
export interface VersionFacts {
  version: number
  savedAt: string
  /** `null` when no person did: an import, or a program. */
  savedBy: string | null
  changes: FieldChange[]
  salaireBrut: number
  salaireNet: number
  coutEmployeurAnnuel: number
}

/** Every version of a package, the present one first. */
export async function listVersions(scope: Scope, id: string): Promise<Result<VersionFacts[]>> {
  const found = await findPackage(scope, id)
  if (!found.ok) return found
  const earlier = await PackageVersion.query().where('package_id', id).orderBy('version', 'desc')
  const versions = [presentOf(found.value), ...earlier.map(earlierOf)]
  const names = await findUserNames(
    scope,
    versions.flatMap(({ savedBy }) => savedBy ?? [])
  )
  return ok(
    versions.map(({ content, savedAt, savedBy, ...facts }, at) => ({
      ...facts,
      savedAt: savedAt.toISO()!,
      savedBy: names.find((user) => user.id === savedBy)?.displayName ?? null,
      changes: at + 1 < versions.length ? changesBetween(versions[at + 1].content, content) : [],
    }))
  )
}

function presentOf(row: Package) {
  return { ...factsOf(row), savedAt: row.updatedAt, savedBy: row.updatedBy ?? row.createdBy }
}

function earlierOf(row: PackageVersion) {
  return { ...factsOf(row), savedAt: row.savedAt, savedBy: row.savedBy }
}

function factsOf(row: Package | PackageVersion) {
  const { coutEmployeur, remuneration } = row.compute
  return {
    version: row.version,
    content: contentOf(row),
    salaireBrut: remuneration.remunerationMensuelle.salaireBrut,
    salaireNet: remuneration.remunerationMensuelle.salaireNet,
    coutEmployeurAnnuel: coutEmployeur.coutEmployeurAnnuel,
  }
}

/** What a person decided in a package or in a version of it. */
export function contentOf(row: {
  nomFonction: string
  packageType: string
  packageCategory: string
  date: DateTime
  worker: object
  package: object
  pin: Pin | null
}): PackageContent {
  const { nomFonction, packageType, packageCategory, worker } = row
  return {
    nomFonction,
    packageType,
    packageCategory,
    date: row.date.toISODate()!,
    worker,
    package: row.package,
    pin: row.pin,
  }
}
