import env from '#backend/start/env'

/** Where Help leads: the documentation of the installation; the product's own guide where none is configured. */
export const helpUrl = env.get('HELP_URL')

/** A film on the mobility budget, `{language}` in its address standing for fr, nl or en; without it there is none. */
export const mobilityVideoUrl = env.get('MOBILITY_VIDEO_URL')

const url = env.get('MESSAGING_URL')
const token = env.get('MESSAGING_TOKEN')

/** The messaging widget (Chatwoot's, hosted or one's own); without its address and token there is none. */
export const messaging = url && token ? { url: new URL(url).origin, token } : undefined

/** Proves to the widget's server who writes; without it one could write in another's name. */
export const messagingSecret = env.get('MESSAGING_SECRET')?.release()
