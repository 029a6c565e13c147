import { visibleContracts } from '#modules/contracts/index'
import { visiblePackages } from '#modules/packages/index'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { visibleWorkers } from '#modules/team/index'
import type { StatementVersion, StatementWorker } from '../domain/make_statement.ts'

/** A person with every version of their contract that was not corrected, by its first day. */
export interface StatementPerson {
  id: string
  worker: StatementWorker
  versions: StatementVersion[]
}

/** What the statements of these people are made of, each table read once; in the order of their ids. */
export async function statementPeople(
  scope: Scope,
  workerIds: readonly string[]
): Promise<StatementPerson[]> {
  demandEverything(scope)
  const workers = await visibleWorkers(scope)
    .whereIn('id', [...workerIds])
    .orderBy('id')
  const contracts = await visibleContracts(scope)
    .whereIn('worker_id', [...workerIds])
    .whereNull('corrected_by_id')
    .orderBy('start_date')
    .orderBy('id')
  const packages = await visiblePackages(scope)
    .whereIn('id', [...new Set(contracts.map(({ packageId }) => packageId))])
    .select('id', 'nom_fonction', 'package_type', 'date', 'salaire_brut')
    .select('company', 'worker', 'package')
  const byId = new Map(packages.map((pack) => [pack.id, pack]))
  const versions = Map.groupBy(contracts, ({ workerId }) => workerId)
  return workers.map((worker) => ({
    id: worker.id,
    worker: {
      firstName: worker.firstName,
      lastName: worker.lastName,
      email: worker.email,
      dateOfBirth: worker.dateOfBirth?.toISODate() ?? null,
      placeOfBirth: worker.placeOfBirth,
      nationality: worker.nationality,
      addressLine1: worker.addressLine1,
      addressLine2: worker.addressLine2,
      addressPostalCode: worker.addressPostalCode,
      addressCity: worker.addressCity,
      addressCountry: worker.addressCountry,
      nomFonction: worker.nomFonction,
      language: worker.language as Locale,
    },
    versions: (versions.get(worker.id) ?? []).map((contract): StatementVersion => {
      const pack = byId.get(contract.packageId)!
      return {
        contractId: contract.id,
        packageId: contract.packageId,
        startDate: contract.startDate.toISODate()!,
        endDate: contract.endDate?.toISODate() ?? null,
        kind: contract.kind,
        changeType: contract.changeType,
        pack: {
          nomFonction: pack.nomFonction,
          packageType: pack.packageType,
          date: pack.date.toISODate()!,
          salaireBrut: Number(pack.salaireBrut),
          company: pack.company,
          worker: pack.worker,
          package: pack.package,
        },
      }
    }),
  }))
}
