import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = { features: ['documents'] } as const satisfies ModuleWords
