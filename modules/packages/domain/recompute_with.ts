import { compute, type ComputeAnswer, type ComputeError } from '#modules/compute/pure'
import type Package from '../models/package.ts'
import { withModelConfig, type CompanyModelConfig } from './model_config.ts'

/** The headline figures of a package, EUR. */
export interface Headline {
  coutEmployeurAnnuel: number
  salaireNet: number
  remunerationAnnuelle: number
}

/**
 * The figures of a package under other settings of its joint committee; everything else is as it was saved, the
 * company's own facts and the day of the law too, so that the difference is that of the settings alone.
 */
export function recomputeWith(
  row: Package,
  config: CompanyModelConfig
): { ok: true; answer: ComputeAnswer } | { ok: false; errors: readonly ComputeError[] } {
  return compute({
    date: row.date.toISODate()!,
    company: row.company,
    worker: row.worker,
    package: {
      ...withModelConfig(row.package, config),
      packageType: row.packageType as 'FIX' | 'FLEX',
    },
  })
}

export function headline({ coutEmployeur, remuneration }: ComputeAnswer['compute']): Headline {
  return {
    coutEmployeurAnnuel: coutEmployeur.coutEmployeurAnnuel,
    salaireNet: remuneration.remunerationMensuelle.salaireNet,
    remunerationAnnuelle: remuneration.remunerationAnnuelle.remunerationAnnuelle,
  }
}

/** What was offered, signed or archived stays as it was. */
export function isKept({ packageCategory, archivedAt }: Package): boolean {
  return ['OFFERED', 'CONTRACTED'].includes(packageCategory) || archivedAt !== null
}
