import {
  DISPENSE_CONDITIONS,
  HOURS_MINUS,
  HOURS_PARTS,
  hoursHypothesisText,
  hoursLineText,
  hoursWord,
  type HoursAnswer,
  type HoursWord,
} from '#modules/compute/pure'
import { formatHourlyPay } from '#modules/shared/documents/format'
import { formatNumber } from '#modules/shared/values/format'
import type { Contents, Writer } from '../writer.ts'

/** The hours of a month beside those that are agreed. */
export function hoursContents(answer: HoursAnswer, writer: Writer): Contents {
  const { lignes, salaireHoraire, contingent, contingentNet, conditions } = answer
  const { language } = writer
  const word = (key: HoursWord) => hoursWord(key, language)
  const label = (key: keyof typeof lignes) => hoursLineText(key, language)
  const hours = (count: number) =>
    writer.say('hours.hours', { count: formatNumber(language, count, 2) })
  return {
    figures: [
      writer.figure(label('brutPrestations'), lignes.brutPrestations, 'once'),
      writer.figure(label('netPrestations'), lignes.netPrestations, 'once', true),
      writer.figure(label('coutPrestations'), lignes.coutPrestations, 'once'),
    ],
    facts: [
      ...writer.facts(writer.say('hours.facts'), [
        [word('hourly'), formatHourlyPay(language, salaireHoraire)],
        [word('favoured'), hours(contingent.mois)],
        [word('leftOfYear'), hours(contingent.reste)],
        ...(contingentNet ? [[word('net'), hours(contingentNet.reste)] as const] : []),
      ]),
      ...(conditions
        ? writer.facts(
            word('conditions'),
            DISPENSE_CONDITIONS.map((name) => [
              word(`condition_${name}`),
              writer.say(conditions[name] ? 'yes' : 'no'),
            ])
          )
        : []),
    ],
    blocks: HOURS_PARTS.flatMap(([part, keys]) =>
      writer.lines({
        heading: word(part),
        unit: 'unitOnce',
        keys,
        lignes,
        label,
        minus: HOURS_MINUS,
      })
    ),
    hypotheses: answer.hypotheses.map((each) => hoursHypothesisText(each, language)),
    gaps: answer.gaps,
  }
}
