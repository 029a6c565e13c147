import { parameter } from '../../../engine/parameter.ts'

/** The most weeks of notice of a contract that began from 1 June 2026 on. */
export const semainesMaximum = parameter(
  'count',
  [
    {
      from: '2026-06-01',
      value: 52,
      source:
        'Loi du 3 juillet 1978, art. 37/2, § 1/1, by the Act of 18 May 2026, art. 24: contracts that begin from 1 June 2026 on (Justel on 15/06/2026, as a public payroll program reads it; scale-law.be says the same day); it bites from 17 years on, so from 2043',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
