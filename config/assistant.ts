import env from '#backend/start/env'

const provider = env.get('AI_PROVIDER')

/** The language model behind the assistant; without one its own rules read alone. */
export default provider === undefined || provider === 'none'
  ? null
  : {
      provider,
      model: env.get('AI_MODEL') ?? 'default',
      baseUrl: env.get('AI_BASE_URL'),
      apiKey: env.get('AI_API_KEY')?.release(),
    }
