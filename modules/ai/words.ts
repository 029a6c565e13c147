import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  events: ['assistant.asked', 'assistant.conversation_deleted', 'assistant.settings_changed'],
  features: ['aiChat'],
  rights: { 'ai-settings.write': 'ADMINISTRATOR' },
  tables: {
    ai_conversations: 'own',
    ai_turns: { through: 'ai_conversations' },
    ai_settings: 'neither',
    ai_model_choices: 'own',
    ai_usage: 'neither',
  },
} as const satisfies ModuleWords
