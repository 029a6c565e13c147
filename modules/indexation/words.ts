import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_INDEX_UNKNOWN: 422,
    E_INDEX_NO_FIGURE: 422,
    E_INDEX_FIGURES: 422,
    E_INDEXATION_STATUS: 409,
    E_INDEXATION_RANGE: 409,
    E_INDEXATION_NOBODY: 409,
    E_INDEXATION_CHANGED: 409,
    E_INDEXATION_OTHER_PLAN: 409,
    E_INDEXATION_FOUR_EYES: 403,
    E_INDEXATION_NOT_ALONE: 409,
    E_INDEXATION_STANDS: 409,
  },
  events: [
    'indexation.requested',
    'indexation.finished',
    'indexation.planned_again',
    'indexation.answered',
    'indexation.approved',
    'indexation.approved_alone',
    'indexation.refused',
    'indexation.applying',
    'indexation.applied',
    'indexation.undoing',
    'indexation.undone',
    'indexation.letters_sent',
    'indexation.removed',
    'index_figures.loaded',
  ],
  rights: {
    'indexations.run': 'PAYROLL',
    // A second person, who answers for what the whole company is paid; and what an index is known by.
    'indexations.approve': 'ADMINISTRATOR',
    'index-figures.write': 'ADMINISTRATOR',
  },
  documents: ['index_letter'],
  tables: {
    index_figures: 'neither',
    indexation_lines: { through: 'indexations' },
    indexations: { query: 'visible_indexations', model: 'indexation' },
    moderation_uses: { through: 'indexations' },
  },
} as const satisfies ModuleWords
