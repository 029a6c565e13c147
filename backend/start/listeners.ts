import { modules } from '#backend/modules'

/** Each module registers its reactions to other modules' events. */
for (const module of modules) await module.listeners?.()
