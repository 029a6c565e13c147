import type { Files } from './catalogue.ts'

/** Everything that is written anywhere: the employer's screens read all of it. */
export const files: Files = {
  ...import.meta.glob('../lang/*/*.json', { import: 'default' }),
  ...import.meta.glob('../../modules/*/lang/*/*.json', { import: 'default' }),
} as Files
