import type { ComputeModelConfig } from '#modules/compute/pure'

/** A trainee whose allowance is reckoned from the wage after the training: there is no gross pay to give beside it. */
export function isReckoned({ stage }: ComputeModelConfig): boolean {
  return (stage?.salaireEngagement ?? null) !== null
}

/** The fields with the one amount that gives the pay. */
export function payGiven<
  T extends { computeModelConfig: ComputeModelConfig; salaireBrut?: unknown },
>(fields: T): T {
  return isReckoned(fields.computeModelConfig) ? { ...fields, salaireBrut: undefined } : fields
}
