import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  events: ['assistant.asked', 'assistant.conversation_deleted'],
  features: ['aiChat'],
  tables: { ai_conversations: 'own', ai_turns: { through: 'ai_conversations' } },
} as const satisfies ModuleWords
