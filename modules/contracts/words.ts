import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  features: ['contracts'],
  tables: { contracts: { query: 'visible_contracts', model: 'contract' } },
} as const satisfies ModuleWords
