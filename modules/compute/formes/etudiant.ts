import { above, prorata, share } from '../engine/money.ts'
import { MILLIONTHS } from '../rules/units.ts'
import { ligne } from './ligne.ts'

/** AR du 28 novembre 1969, art. 17bis: the hours that the quota of the year still has room for. */
export const etudiantHeures = ligne(
  'etudiantHeures',
  {
    formula: 'min(heures, heuresRestantes)',
    also: ['formesEmploi.etudiantContingent'],
    unread: ['formesEmploi.etudiantContingent'],
    unit: 'hundredths',
    onlyFor: 'formeEtudiant',
  },
  (c) => (c.formeEtudiant === 1 ? Math.min(c.heures, c.heuresRestantes) : 0)
)

export const etudiantBrut = ligne(
  'etudiantBrut',
  {
    formula: 'brutAnnuel × etudiantHeures ÷ heuresAnnee',
    rounding: 'cent',
    onlyFor: 'formeEtudiant',
  },
  (c) => prorata(c.brutAnnuel, c.etudiantHeures, c.heuresAnnee)
)

/** AR du 28 novembre 1969, art. 17bis: the solidarity contribution in place of all others, with the insurance of accidents. */
export const etudiantCotisation = ligne(
  'etudiantCotisation',
  {
    formula: 'etudiantBrut × etudiants.tauxPatronal + etudiantBrut × assuranceLoiTaux',
    rounding: 'each_step',
    onlyFor: 'formeEtudiant',
  },
  (c, { etudiants }) =>
    share(c.etudiantBrut, etudiants.tauxPatronal) + share(c.etudiantBrut, c.assuranceLoiTaux)
)

export const etudiantRetenue = ligne(
  'etudiantRetenue',
  {
    formula: 'etudiantBrut × etudiants.tauxPersonnel',
    rounding: 'cent',
    onlyFor: 'formeEtudiant',
  },
  (c, { etudiants }) => share(c.etudiantBrut, etudiants.tauxPersonnel)
)

/** Beyond the quota the hours are those of an employee. */
export const coutEtudiant = ligne(
  'coutEtudiant',
  {
    formula:
      'etudiantBrut + etudiantCotisation + coutEmployeurAnnuel × (heures − etudiantHeures) ÷ heuresAnnee',
    rounding: 'cent',
    total: true,
    onlyFor: 'formeEtudiant',
  },
  (c) =>
    c.formeEtudiant === 0
      ? 0
      : c.etudiantBrut +
        c.etudiantCotisation +
        prorata(c.coutEmployeurAnnuel, c.heures - c.etudiantHeures, c.heuresAnnee)
)

/** AR/CIR 92, annexe III: nothing is withheld within the quota. */
export const netEtudiant = ligne(
  'netEtudiant',
  {
    formula:
      'etudiantBrut − etudiantRetenue + remunerationAnnuelle × (heures − etudiantHeures) ÷ heuresAnnee',
    rounding: 'cent',
    total: true,
    onlyFor: 'formeEtudiant',
  },
  (c) =>
    c.formeEtudiant === 0
      ? 0
      : c.etudiantBrut -
        c.etudiantRetenue +
        prorata(c.remunerationAnnuelle, c.heures - c.etudiantHeures, c.heuresAnnee)
)

/** CIR 92, art. 136, 142 and 143: what of this pay counts among the own means of a dependent child; told, not withheld. */
export const etudiantMoyens = ligne(
  'etudiantMoyens',
  {
    formula:
      'max(0, etudiantBrut − etudiantRetenue + imposableAnnuel × (heures − etudiantHeures) ÷ heuresAnnee − formesEmploi.etudiantTranche) × (1 − formesEmploi.etudiantFrais)',
    also: ['formesEmploi.etudiantRessources'],
    unread: ['formesEmploi.etudiantRessources'],
    rounding: 'cent',
    onlyFor: 'formeEtudiant',
  },
  (c, { formesEmploi }) => {
    if (c.formeEtudiant === 0) return 0
    const beyond = prorata(c.imposableAnnuel, c.heures - c.etudiantHeures, c.heuresAnnee)
    const counted = above(c.etudiantBrut - c.etudiantRetenue + beyond, formesEmploi.etudiantTranche)
    return share(counted, MILLIONTHS - formesEmploi.etudiantFrais)
  }
)
