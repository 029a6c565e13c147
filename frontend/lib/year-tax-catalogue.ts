import type { Files } from './catalogue.ts'
import type { JsonTree } from './messages.ts'

/** What a candidate reads of the tax of a year: no page begins with it, and none carries the list of it. */
export const files: Files = import.meta.glob<JsonTree>(
  [
    '../lang/*/{pay,year-tax}.json',
    '../../modules/compute/lang/*/{inputs,lines,parameters,refusals,rests_on,told,year_tax}.json',
  ],
  { import: 'default' }
)
