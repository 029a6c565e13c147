import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = { features: ['sync'] } as const satisfies ModuleWords
