import { above, share } from '../engine/money.ts'
import { ligne } from './ligne.ts'

/** Loi du 16 novembre 2015, art. 5: holiday pay of a flexi-job, paid with the wage. */
export const flexiVacances = ligne(
  'flexiVacances',
  { formula: 'brutHeures × formesEmploi.flexiPecule', rounding: 'cent', onlyFor: 'formeFlexi' },
  (c, { formesEmploi }) => (c.formeFlexi === 1 ? share(c.brutHeures, formesEmploi.flexiPecule) : 0)
)

/** Loi du 29 juin 1981, art. 38, § 3sexdecies: the contribution in place of all others, with the insurance of accidents. */
export const flexiCotisationPatronale = ligne(
  'flexiCotisationPatronale',
  {
    formula:
      '(brutHeures + flexiVacances) × formesEmploi.flexiCotisation + brutHeures × assuranceLoiTaux',
    also: [
      'formesEmploi.flexiSecteurs',
      'formesEmploi.flexiSecteursPartiels',
      'formesEmploi.flexiMinimumHoreca',
      'formesEmploi.flexiMaximum',
    ],
    unread: [
      'formesEmploi.flexiSecteurs',
      'formesEmploi.flexiSecteursPartiels',
      'formesEmploi.flexiMinimumHoreca',
      'formesEmploi.flexiMaximum',
    ],
    rounding: 'each_step',
    onlyFor: 'formeFlexi',
  },
  (c, { formesEmploi }) =>
    c.formeFlexi === 0
      ? 0
      : share(c.brutHeures + c.flexiVacances, formesEmploi.flexiCotisation) +
        share(c.brutHeures, c.assuranceLoiTaux)
)

export const coutFlexi = ligne(
  'coutFlexi',
  {
    formula: 'brutHeures + flexiVacances + flexiCotisationPatronale',
    total: true,
    onlyFor: 'formeFlexi',
  },
  (c) => (c.formeFlexi === 0 ? 0 : c.brutHeures + c.flexiVacances + c.flexiCotisationPatronale)
)

/** Gross is net: nothing is withheld. */
export const netFlexi = ligne(
  'netFlexi',
  { formula: 'brutHeures + flexiVacances', total: true, onlyFor: 'formeFlexi' },
  (c) => (c.formeFlexi === 0 ? 0 : c.brutHeures + c.flexiVacances)
)

/** CIR 92, art. 38, § 1, 29°: above the ceiling of a year flexi pay is taxed with the year, except of pensioners. */
export const flexiImposable = ligne(
  'flexiImposable',
  {
    formula: 'min(netFlexi, max(0, flexiGagne + netFlexi − formesEmploi.flexiPlafond))',
    also: ['flexiPensionne'],
    onlyFor: 'formeFlexi',
  },
  (c, { formesEmploi }) =>
    c.flexiPensionne === 1
      ? 0
      : Math.min(c.netFlexi, above(c.flexiGagne + c.netFlexi, formesEmploi.flexiPlafond))
)
