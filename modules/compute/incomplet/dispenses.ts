/** The exemptions of the withholding tax that an employer has for a worker of a month: see `embauche` of `hiringAid`. */
export const DISPENSES_DU_MOIS = ['RECHERCHE', 'EQUIPES', 'CONTINU', 'PME', 'MICRO'] as const
