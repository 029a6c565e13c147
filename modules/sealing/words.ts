import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_VERIFY_TOO_LARGE: 422,
    E_VERIFY_UNREADABLE: 422,
  },
  documents: ['certificate'],
} as const satisfies ModuleWords
