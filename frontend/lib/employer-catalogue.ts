import type { Files } from './catalogue.ts'

/**
 * Everything that is written anywhere: the employer's screens read all of it, in one file of a build that is their own copy
 * (`employer`, vite.config.ts), and not in the ten that others read in parts.
 */
export const files: Files = {
  ...import.meta.glob('../lang/*/*.json', { import: 'default', query: '?employer' }),
  ...import.meta.glob('../../modules/*/lang/*/*.json', { import: 'default', query: '?employer' }),
} as Files
