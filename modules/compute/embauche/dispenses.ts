import { share } from '../engine/money.ts'
import { ligne } from './ligne.ts'
import { CONTINU, STARTER_MICRO } from './situations.ts'

/** CIR 92, art. 275/3: of a researcher the employer pays over a part of what is withheld. */
export const dispenseRecherche = ligne(
  'dispenseRecherche',
  {
    formula: '12 × precompteDuMois × dispensesPrecompte.recherche',
    rounding: 'cent',
    onlyFor: 'recherche',
  },
  (c, { dispensesPrecompte }) =>
    c.recherche === 1 ? share(12 * c.precompteDuMois, dispensesPrecompte.recherche) : 0
)

/** CIR 92, art. 275/5: of who works in shifts or by night a part of the taxable pay of the months. */
export const dispenseEquipes = ligne(
  'dispenseEquipes',
  {
    formula:
      '12 × imposableMois × (dispensesPrecompte.equipes, or dispensesPrecompte.continu without a break)',
    also: ['equipes'],
    rounding: 'cent',
    onlyFor: 'equipes',
  },
  (c, { dispensesPrecompte }) => {
    if (c.equipes === 0) return 0
    const { continu, equipes } = dispensesPrecompte
    return share(12 * c.imposableMois, c.equipes === CONTINU ? continu : equipes)
  }
)

/** CIR 92, art. 275/10: a small company in its first years pays over less of what is withheld, a micro one less still. */
export const dispenseStarter = ligne(
  'dispenseStarter',
  {
    formula:
      '12 × precompteDuMois × (dispensesPrecompte.starter, or dispensesPrecompte.starterMicro of a micro company)',
    also: ['starter'],
    rounding: 'cent',
    onlyFor: 'starter',
  },
  (c, { dispensesPrecompte }) => {
    if (c.starter === 0) return 0
    const { starter, starterMicro } = dispensesPrecompte
    return share(12 * c.precompteDuMois, c.starter === STARTER_MICRO ? starterMicro : starter)
  }
)

/** What the employer is given in the first twelve months. */
export const aidesEmbauche = ligne(
  'aidesEmbauche',
  {
    formula:
      'reductionAge + allocationEmbauche + dispenseRecherche + dispenseEquipes + dispenseStarter',
    total: true,
  },
  (c) =>
    c.reductionAge +
    c.allocationEmbauche +
    c.dispenseRecherche +
    c.dispenseEquipes +
    c.dispenseStarter
)

export const coutApresAides = ligne(
  'coutApresAides',
  { formula: 'coutEmployeurAnnuel − aidesEmbauche', total: true },
  (c) => c.coutEmployeurAnnuel - c.aidesEmbauche
)
