import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** What people ask of the assistant, turn by turn. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'ai_conversations',
        `user_id uuid not null,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create index ai_conversations_user on ai_conversations (company_id, user_id, updated_at);

      ${tenantTable(
        'ai_turns',
        `conversation_id uuid not null,
         position integer not null check (position > 0),
         prompt text not null check (length(prompt) between 1 and 2000),
         outcome text not null check (outcome in ('package', 'asks', 'refuses', 'answers', 'cannot')),
         -- The package that the words speak of, as it was before them and after.
         before jsonb not null check (jsonb_typeof(before) = 'object'),
         draft jsonb not null check (jsonb_typeof(draft) = 'object'),
         -- Who read it: rules of ours, or a language model.
         reader text not null check (reader in ('embedded', 'model')),
         created_at timestamptz not null default now(),
         unique (company_id, conversation_id, position),
         foreign key (company_id, conversation_id) references ai_conversations (company_id, id) on delete cascade`
      )}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table ai_turns;
      drop table ai_conversations;
    `)
  }
}
