import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  events: ['indexation.requested', 'indexation.finished'],
  rights: { 'indexations.run': 'PAYROLL' },
  tables: {
    indexation_lines: { through: 'indexations' },
    indexations: { query: 'visible_indexations', model: 'indexation' },
  },
} as const satisfies ModuleWords
