import type { PackageFields } from '#modules/compute/pure'

/** Switches of benefits that have a clause of their own, each a condition under its own name. */
export const PACKAGE_SWITCHES = [
  'hasVoitureSociete',
  'hasAssuranceGroupe',
  'hasTeletravail',
] as const satisfies readonly (keyof PackageFields)[]

/**
 * When a block of a text stands in a document. A condition is a name and never an expression; its opposite, where a text
 * needs it, is a name of its own.
 */
export const TEMPLATE_CONDITIONS = [
  'contract.isOpenEnded',
  'contract.isFixedTerm',
  'contract.isDefinedWork',
  'contract.isReplacement',
  'contract.isStudent',
  'contract.isAmendment',
  'contract.isFullTime',
  'contract.isPartTime',
  'contract.hasSchedule',
  'contract.hasNoSchedule',
  'contract.isFixedSchedule',
  'contract.isVariableSchedule',
  'contract.hasEndDate',
  'contract.hasNoEndDate',
  'contract.hasReason',
  'contract.hasWorkDescription',
  'contract.isUpToLowerThreshold',
  'contract.isBetweenThresholds',
  'package.isEmploye',
  'package.isOuvrier',
  'package.hasVariable',
  'package.hasAvantages',
  ...PACKAGE_SWITCHES.map((name) => `package.${name}` as const),
] as const
export type TemplateCondition = (typeof TEMPLATE_CONDITIONS)[number]
