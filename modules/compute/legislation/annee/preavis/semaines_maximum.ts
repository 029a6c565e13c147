import { parameter } from '../../../engine/parameter.ts'

/** The most weeks of notice of a contract that began from 1 July 2026 on. */
export const semainesMaximum = parameter(
  'count',
  [
    {
      from: '2026-07-01',
      value: 52,
      source:
        'Act of 2026: contracts that begin from 1 July 2026 on (agent.mue.app; scale-law.be says 1 June 2026); it bites from 17 years on, so from 2043',
      href: 'https://agent.mue.app/news/belgium-caps-dismissal-notice-52-weeks-july-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
