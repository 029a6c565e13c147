import type { Files } from './catalogue.ts'

/**
 * Everything that the employer's screens say, in files of a build that are their own copy (`employer`, and `employer-more`
 * but for what they begin with; vite.config.ts), and not in the ten that others read in parts. What only mails, papers and
 * the server's answers say stays there.
 */
export const files: Files = {
  ...import.meta.glob('../lang/*/*.json', { import: 'default', query: '?employer' }),
  ...import.meta.glob(
    [
      '../../modules/*/lang/*/words.json',
      '../../modules/compute/lang/*/*.json',
      '../../modules/packages/lang/*/document.json',
      '../../modules/scenarios/lang/*/changes.json',
      '../../modules/shared/lang/*/validator.json',
      '../../modules/templates/lang/*/shipped.json',
    ],
    { import: 'default', query: '?employer' }
  ),
} as Files
