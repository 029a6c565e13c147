import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: { E_BENEFIT_PHOTO_REFUSED: 422 },
  events: [
    'benefit.created',
    'benefit.updated',
    'benefit.archived',
    'benefit.restored',
    'benefit.ordered',
    'benefit.photo_changed',
    'benefit.settings_changed',
    'benefit.pack_saved',
    'benefit.pack_removed',
  ],
  rights: { 'benefits.read': 'VIEWER', 'benefits.write': 'ADMINISTRATOR' },
  tables: {
    benefit_packs: 'neither',
    benefit_settings: 'neither',
    benefits: 'neither',
  },
} as const satisfies ModuleWords
