import type { ComputeModelConfig } from '#modules/compute/pure'

/** The wage of an hour is shown for manual workers, and for trainees of a manual job. */
export function isByTheHour({ employmentType, commissionParitaire }: ComputeModelConfig): boolean {
  return employmentType === 'OUVRIER' || commissionParitaire === 'FPI/IBO O'
}

/** Individual vocational training: FPI, PFI, IBO. */
export function isTraining({ commissionParitaire }: ComputeModelConfig): boolean {
  return commissionParitaire?.startsWith('FPI/IBO') ?? false
}

/** A contractor sends an invoice: nothing is withheld, and there is no net. */
export function isContractor({ employmentType }: ComputeModelConfig): boolean {
  return employmentType === 'CONTRACTOR'
}
