import { packageDocument } from '#modules/packages/documents/package_document'
import type { Sheet } from '#modules/shared/documents/sheet'
import { exampleCompany, examplePackage } from '../../unit/documents/example_package.ts'
import { greyPng } from './grey_png.ts'

/** The sheet of an ordinary package, with what differs. */
export function sheetOf(change: Partial<Parameters<typeof packageDocument>[0]> = {}): Sheet {
  return packageDocument({
    pack: examplePackage(),
    company: exampleCompany(),
    language: 'fr',
    requestedBy: 'Marie Dupont',
    date: '2026-11-21',
    ...change,
  })
}

/** A letter with one of each: what an offer is made of. */
export function letterOf({ paragraphs }: { paragraphs: number }): Sheet {
  const words = 'Un texte assez long pour tenir sur deux lignes de la lettre. '.repeat(3)
  return {
    ...sheetOf(),
    figures: [],
    bands: [
      {
        density: 'normal',
        flowing: true,
        wide: [
          {
            type: 'prose',
            pieces: [
              { kind: 'title', lines: [[{ text: 'Votre offre' }]] },
              {
                kind: 'paragraph',
                lines: [
                  [
                    { text: 'Bonjour, ' },
                    { text: 'gras', bold: true },
                    { text: ' italique', italic: true },
                    { text: ' les deux', bold: true, italic: true },
                    { text: '.' },
                  ],
                  [{ text: 'Une seconde ligne.' }],
                ],
              },
              { kind: 'subtitle', lines: [[{ text: 'Ce qui suit' }]] },
              {
                kind: 'bullets',
                lines: [[{ text: 'Premier point' }], [{ text: 'Deuxième point' }]],
              },
              {
                kind: 'numbers',
                lines: [[{ text: 'Premier article' }], [{ text: 'Deuxième article' }]],
              },
              ...Array.from({ length: paragraphs }, (_, at) => ({
                kind: 'paragraph' as const,
                lines: [[{ text: `Alinéa ${at}. ${words}` }]],
              })),
            ],
          },
        ],
        split: 50,
        left: [
          {
            type: 'signature',
            heading: 'Pour Acme Belgium',
            picture: {
              format: 'png',
              base64: greyPng(300, 40).toString('base64'),
              alt: 'Signature de Marie Dupont',
            },
            lines: ['Marie Dupont', 'Directrice'],
          },
        ],
        right: [
          {
            type: 'annexes',
            heading: 'Annexes',
            items: [
              { name: 'Règlement de travail.pdf', detail: 'PDF, 120 ko' },
              { name: 'Car policy.pdf' },
            ],
          },
        ],
      },
    ],
  }
}
