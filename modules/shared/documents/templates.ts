import { fileURLToPath } from 'node:url'

/** Where the Typst templates are. */
export const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url))
