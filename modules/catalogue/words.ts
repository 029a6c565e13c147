import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  events: [
    'benefit.created',
    'benefit.updated',
    'benefit.archived',
    'benefit.restored',
    'benefit.ordered',
    'benefit.imported',
    'benefit.import_undone',
    'benefit.settings_changed',
  ],
  rights: { 'benefits.read': 'VIEWER', 'benefits.write': 'ADMINISTRATOR' },
  tables: {
    benefit_imports: { right: 'benefits.write' },
    benefit_settings: 'neither',
    benefits: 'neither',
  },
} as const satisfies ModuleWords
