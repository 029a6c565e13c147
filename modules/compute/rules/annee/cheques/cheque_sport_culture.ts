import { rule } from '../../rule.ts'

/**
 * AR du 28 novembre 1969, art. 19ter: sport and culture vouchers are no pay up to the legal amount a year.
 */
export const chequeSportCulture = rule(
  'chequeSportCulture',
  {
    formula: 'valeurChequeSportCulture, at most cheques.sportCultureMaximum',
    unread: ['cheques.sportCultureMaximum'],
  },
  (c) => c.valeurChequeSportCulture
)
