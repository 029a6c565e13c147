import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  rights: { compute: 'VIEWER' },
} as const satisfies ModuleWords
