import type { TemplateVariable } from '@/api/types'

/** The variables by whom they speak of, in the order of the menu; every one of the API stands here once. */
const GROUPS = {
  company: ['company.name', 'company.numeroEntreprise', 'company.address'],
  signer: ['signer.name', 'signer.nomFonction'],
  worker: [
    'worker.firstName',
    'worker.lastName',
    'worker.email',
    'worker.address',
    'worker.dateOfBirth',
    'worker.placeOfBirth',
    'worker.nationality',
  ],
  package: [
    'package.nomFonction',
    'package.commissionParitaire',
    'package.statut',
    'package.regime',
    'package.salaireBrut',
    'package.salaireBrutHoraire',
    'package.salaireNet',
    'package.coutEmployeurAnnuel',
  ],
  contract: [
    'contract.kind',
    'contract.startDate',
    'contract.endDate',
    'contract.contractLocation',
    'contract.workRegime',
    'contract.schedule',
    'contract.workDescription',
    'contract.reason',
    'contract.replacedWorker',
    'contract.amendedStartDate',
    'contract.noticeWords',
    'offer.validityDate',
    'statement.date',
    'today',
  ],
} as const satisfies Record<string, readonly TemplateVariable[]>

export const VARIABLE_GROUPS: [group: string, variables: readonly TemplateVariable[]][] =
  Object.entries(GROUPS)

export const TEMPLATE_VARIABLES = Object.values(GROUPS).flat()

/** Does not compile when the API knows a variable that no group has. */
const _all: TemplateVariable extends (typeof TEMPLATE_VARIABLES)[number] ? true : never = true
void _all
