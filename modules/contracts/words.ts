import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_CONTRACT_REFUSED: 422,
    E_CONTRACT_OVERLAP: 409,
    E_CONTRACT_TO_SIGN: 409,
    E_CONTRACT_SIGNED: 409,
    E_CONTRACT_ENDED: 409,
    E_CONTRACT_CORRECTED: 409,
    E_CONTRACT_FOLLOWED: 409,
    E_PACKAGE_CONTRACTED: 409,
    E_PACKAGE_TO_SIGN: 409,
    E_SACRIFICE_CONTRACTED: 409,
  },
  events: [
    'contract.created',
    'contract.entered',
    'contract.updated',
    'contract.signed',
    'contract.ended',
    'contract.discarded',
  ],
  rights: {
    'contracts.read': 'VIEWER',
    'contracts.write': 'HR',
  },
  features: ['contracts'],
  tables: { contracts: { query: 'visible_contracts', model: 'contract' } },
} as const satisfies ModuleWords
