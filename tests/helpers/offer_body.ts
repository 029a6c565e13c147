import { run } from './template_run.ts'

/** A text of one paragraph with variables that every offer knows. */
export const OFFER_BODY = [
  {
    kind: 'paragraph',
    lines: [
      [
        run('Bonjour '),
        run('', { variable: 'worker.firstName' }),
        run(', voici '),
        run('', { variable: 'package.salaireBrut', bold: true }),
      ],
    ],
  },
]
