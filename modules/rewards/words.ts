import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_REWARD_DRAFT: 409,
    E_REWARD_PUBLISHED: 409,
    E_REWARD_WITHDRAWN: 410,
    E_REWARD_WITHOUT_AUDIENCE: 422,
    E_REWARD_NOBODY: 422,
    E_REWARD_NOBODY_READY: 422,
    E_REWARD_UNDER_WAY: 409,
    E_REWARD_DOCUMENT: 422,
    E_REWARD_LEFT_OUT: 422,
  },
  events: [
    'reward_group.created',
    'reward_group.updated',
    'reward_group.deleted',
    'reward_group.published',
    'reward_group.reissued',
    'reward_group.withdrawn',
    'reward_group.downloaded',
    'reward_publication.finished',
  ],
  rights: {
    // The pay of the whole company stands in them.
    'rewards.read': 'HR',
    'rewards.write': 'HR',
  },
  features: ['rewardStatements'],
  documents: ['statement'],
  tables: {
    reward_group_documents: { through: 'reward_statement_groups' },
    reward_omissions: { through: 'reward_publications' },
    reward_publications: { right: 'rewards.read' },
    reward_statement_groups: { right: 'rewards.read' },
    reward_statement_versions: { through: 'reward_statements' },
    reward_statements: { query: 'visible_statements', model: 'reward_statement' },
  },
} as const satisfies ModuleWords
