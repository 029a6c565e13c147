import type { PrintedOffer } from '#modules/offers/documents/offer_document'
import { exampleCompany, examplePackage } from './example_package.ts'

const WORDS =
  'Nous vous proposons un environnement où l’on apprend, une équipe qui vous attend et un package que vous connaissez au cent près avant de dire oui. '

const run = (text: string, bold = false) => ({ text, bold, italic: false })

/** An accepted offer as HR writes it: a letter of most of a page, then the package. */
export function exampleOffer(): PrintedOffer {
  const pack = examplePackage()
  const company = exampleCompany()
  return {
    link: 'vXo0Qm3Zr8sB1kQe',
    version: 2,
    language: 'fr',
    text: [
      { kind: 'title', lines: [[run('Votre offre')]] },
      { kind: 'paragraph', lines: [[run('Chère Zoé,')]] },
      { kind: 'paragraph', lines: [[run(WORDS), run('Bienvenue chez nous.', true)]] },
      { kind: 'subtitle', lines: [[run('Ce que nous vous proposons')]] },
      {
        kind: 'bullets',
        lines: [
          [run('Un contrat à durée indéterminée, 38 heures par semaine')],
          [run('Une formation de dix jours par an, au choix')],
          [run('Deux jours de télétravail par semaine')],
        ],
      },
      { kind: 'paragraph', lines: [[run(WORDS.repeat(2))]] },
      {
        kind: 'numbers',
        lines: [[run('Vous lisez l’offre.')], [run('Vous l’acceptez en ligne.')]],
      },
      { kind: 'paragraph', lines: [[run('À bientôt,')]] },
    ],
    candidate: 'Zoé Candidat',
    validityDate: '2026-12-05',
    sentOn: '2026-11-21',
    acceptedOn: '2026-11-24',
    acceptedWithVariable: null,
    signer: {
      name: 'Marie Dupont',
      nomFonction: 'Directrice des ressources humaines',
      picture: null,
    },
    files: [
      { name: 'Règlement de travail.pdf', type: 'application/pdf', size: 182_000 },
      { name: 'Car policy.pdf', type: 'application/pdf', size: 96_400 },
    ],
    pack: {
      ...pack,
      version: 1,
      packageType: 'FIX',
      company: { effectif: company.effectif, assuranceLoiTaux: company.assuranceLoiTaux },
      gaps: [],
    },
  }
}
