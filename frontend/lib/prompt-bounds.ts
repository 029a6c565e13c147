import { postAi } from '#client/bounds'

/** What the assistant takes of one request, for the box in which it is typed. */
export const PROMPT_BOUNDS = { maxLength: postAi.properties.prompt.maxLength }
