import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = { features: ['aiChat'] } as const satisfies ModuleWords
