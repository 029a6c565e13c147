import en from '../../modules/packages/lang/en/document.json' with { type: 'json' }
import fr from '../../modules/packages/lang/fr/document.json' with { type: 'json' }
import nl from '../../modules/packages/lang/nl/document.json' with { type: 'json' }
import type { ComputeRequest, Language } from '#modules/compute/pure'
import { formatDay, formatNumber } from '#modules/shared/values/format'

/** The words of the PDF of a package. */
const WORDS = { fr, nl, en }
const LABEL_WIDTH = 30

/** Whose pay it is, a fact a line, as the PDF of a package says it: what was not typed is told too. */
export function situationRows(
  { company, worker, package: pack, date }: ComputeRequest,
  language: Language
): string {
  const words = WORDS[language]
  const { employmentType, commissionParitaire } = pack.computeModelConfig
  const { etatCivil = 'celibataire', conjointTravaille, enfantsACharge = 0 } = worker ?? {}
  const hours = [pack.regimeNumerateur, pack.regimeDenominateur].map((each) =>
    formatNumber(language, each!, 2)
  )
  const isCouple = conjointTravaille !== undefined
  const committee = commissionParitaire?.replace(/^BECP/, '').replace(/^(\d{3})(\d{2})$/, '$1.$2')
  const rows = [
    [words.status, worker?.dirigeant ? words.dirigeant : words.employment[employmentType]],
    [words.jointCommittee, committee ?? '–'],
    [words.workingTime, hours.join(' / ')],
    [words.etatCivil, words.etatsCivils[etatCivil]],
    ...(isCouple
      ? [
          [
            words.revenusConjoint,
            conjointTravaille ? words.revenus.PROFESSIONNELS : words.revenus.AUCUN,
          ],
        ]
      : []),
    [words.enfants, String(enfantsACharge)],
    ...(worker?.parentIsole ? [[words.parentIsole, words.yes]] : []),
    ...(company?.effectif === undefined ? [] : [[words.effectif, String(company.effectif)]]),
  ]
  const day = words.computedOn.replace('{date}', formatDay(language, date))
  const facts = rows.map(([label, value]) => `  ${label!.padEnd(LABEL_WIDTH)}${value}`)
  return [day, ...facts, ''].join('\n')
}
