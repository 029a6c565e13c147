import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  tables: { team_views: 'own' },
} as const satisfies ModuleWords
