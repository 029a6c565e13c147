import { parameter } from '../../../engine/parameter.ts'

/** Quarter in which yearly variable pay is paid out: after the close of the year it rewards. */
export const trimestre = parameter('count', [
  {
    from: '2021-01-01',
    value: 1,
    source:
      'a choice: no text fixes it, a bonus on results is usually paid in the first months of the next year',
    confidence: 'assumed',
    checked: '2026-11-21',
  },
])
