import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: { E_TOO_MANY_EXPORTS: 429 },
  events: ['export.requested', 'export.ready', 'export.failed', 'export.downloaded'],
  tables: { exports: 'own' },
} as const satisfies ModuleWords
