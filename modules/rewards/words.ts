import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = { features: ['rewardStatements'] } as const satisfies ModuleWords
