import { above, share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 26 mars 1999, art. 43, § 5 and 6: the benefit of an unlisted option is a share of the value of the shares,
 * more for each started year beyond the fifth, and half of it where the conditions of the law are met.
 */
export const stockOptionsAvantage = rule(
  'stockOptionsAvantage',
  {
    formula:
      'stockOptionsValeur × (variables.optionsTaux + max(0, stockOptionDuree − variables.optionsAnnees) × variables.optionsParAnnee)',
    rounding: 'cent',
    onlyFor: 'stockOptionsValeur',
    variants: [
      {
        when: 'stockOptionReduit',
        formula:
          'stockOptionsValeur × (variables.optionsTaux + max(0, stockOptionDuree − variables.optionsAnnees) × variables.optionsParAnnee) × variables.optionsReduction',
        rounding: 'cent',
      },
    ],
  },
  (c, law) => {
    if (c.stockOptionsValeur === 0) return 0
    const { optionsTaux, optionsAnnees, optionsParAnnee } = law.variables
    const entier = optionsTaux + above(c.stockOptionDuree, optionsAnnees) * optionsParAnnee
    const taux = c.stockOptionReduit === 1 ? share(entier, law.variables.optionsReduction) : entier
    return share(c.stockOptionsValeur, taux)
  }
)
