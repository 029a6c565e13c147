import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {} as const satisfies ModuleWords
