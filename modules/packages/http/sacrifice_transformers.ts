import type { Answer } from '#modules/shared/http/shapes'
import type SalarySacrifice from '../models/salary_sacrifice.ts'
import type { SacrificeWorker } from '../queries/list_sacrifices.ts'
import type { SimulatedSacrifice } from '../queries/simulate_sacrifice.ts'
import type {
  listedSacrificeSchema,
  sacrificeSchema,
  simulationSchema,
} from './sacrifice_validators.ts'

/** The answer of the specification: the exchange, for whom, and both packages with their figures. */
export function toSacrifice(
  row: SalarySacrifice,
  worker: SacrificeWorker
): Answer<typeof sacrificeSchema> {
  const { currentPackage, currentCompute, newPackage, newCompute } = row
  return {
    sacrifice: factsOf(row),
    worker,
    currentPackage,
    currentCompute,
    newPackage,
    newCompute,
  }
}

/** One line of the list. */
export function toListedSacrifice(
  row: SalarySacrifice,
  worker: SacrificeWorker
): Answer<typeof listedSacrificeSchema> {
  return {
    ...factsOf(row),
    workerName: `${worker.firstName} ${worker.lastName}`,
    nomFonction: row.currentPackage.nomFonction,
    netBefore: row.currentCompute.remuneration.remunerationMensuelle.salaireNet,
    netAfter: row.newCompute.remuneration.remunerationMensuelle.salaireNet,
  }
}

/** An exchange that was computed and not kept. */
export function toSimulation({
  exchange: { given, before, after },
  received,
  limits,
}: SimulatedSacrifice): Answer<typeof simulationSchema> {
  return {
    given,
    benefit: received,
    limits,
    currentPackage: before.side,
    currentCompute: before.answer.compute,
    newPackage: after.side,
    newCompute: after.answer.compute,
  }
}

function factsOf({
  id,
  workerId,
  packageId,
  startDate,
  status,
  given,
  benefit,
  limits,
  version,
  createdAt,
  updatedAt,
}: SalarySacrifice) {
  return {
    id,
    workerId,
    packageId,
    startDate: startDate.toISODate()!,
    status,
    given,
    benefit,
    limits,
    version,
    createdAt: createdAt.toISO()!,
    updatedAt: updatedAt.toISO()!,
  }
}
