import { AiConversationSchema } from '#database/schema'

/** What one person asked the assistant in one go. */
export default class Conversation extends AiConversationSchema {
  static table = 'ai_conversations'
}
