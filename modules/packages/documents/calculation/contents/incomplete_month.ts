import {
  COMPTES_DE_JOURS,
  INCOMPLETE_MONTH_MINUS,
  INCOMPLETE_MONTH_PARTS,
  incompleteMonthDearerTexts,
  incompleteMonthHypothesisText,
  incompleteMonthLineText,
  incompleteMonthWord,
  type IncompleteMonthAnswer,
  type IncompleteMonthLine,
  type IncompleteMonthWord,
} from '#modules/compute/pure'
import type { Figure } from '#modules/shared/documents/sheet'
import type { Contents, Writer } from '../writer.ts'

/** A month that is not worked whole. */
export function incompleteMonthContents(answer: IncompleteMonthAnswer, writer: Writer): Contents {
  const { comptes, lignes } = answer
  const { language } = writer
  const word = (key: IncompleteMonthWord) => incompleteMonthWord(key, language)
  const label = (key: IncompleteMonthLine) => incompleteMonthLineText(key, language)
  /** Beside a month that is worked whole. */
  const against = (key: IncompleteMonthLine, whole: IncompleteMonthLine): Figure => ({
    label: label(key),
    amount: writer.amount(lignes[key]),
    unit: writer.say('month.against', { amount: writer.amount(lignes[whole]) }),
  })
  return {
    figures: [
      writer.figure(label('brutIncomplet'), lignes.brutIncomplet, 'once'),
      { ...against('netIncomplet', 'netNormal'), main: true },
      ...(lignes.indemniteMutuelle === 0
        ? []
        : [writer.figure(label('indemniteMutuelle'), lignes.indemniteMutuelle, 'once')]),
      against('coutIncomplet', 'coutNormal'),
    ],
    facts: writer.facts(
      writer.say('month.days'),
      COMPTES_DE_JOURS.filter((key) => comptes[key] > 0).map((key) => [
        word(`compte_${key}`),
        String(comptes[key]),
      ])
    ),
    blocks: [
      ...writer.note(
        ...incompleteMonthDearerTexts(answer, language, (euros) => writer.money(euros))
      ),
      ...INCOMPLETE_MONTH_PARTS.filter(([, keys]) => lignes[keys.at(-1)!] !== 0).flatMap(
        ([part, keys]) =>
          writer.lines({
            heading: word(part),
            unit: 'unitOnce',
            keys,
            lignes,
            label,
            always: [],
            results: part === 'year' ? [] : undefined,
            minus: INCOMPLETE_MONTH_MINUS,
          })
      ),
    ],
    hypotheses: answer.hypotheses.map((each) => incompleteMonthHypothesisText(each, language)),
    gaps: answer.gaps,
  }
}
