import { errorText, type Language } from '#modules/compute/pure'
import { answerTo, leavesOf, nameOfPath, shownValue, takeTurn, type Op } from '#modules/ai/pure'
import { formatEuros } from '#modules/shared/values/format'

/** The sentences of `barema ask`, by language. */
const SAY = {
  fr: {
    understood: 'Compris', left: 'Non compris', asks: 'À préciser', missing: 'Il manque', how: 'de', cost: 'Coût employeur par an', gross: 'Brut par mois', net: 'Net par mois', law: 'Loi', cannot: 'Pas possible',
    amount: 'un montant : brut, net ou coût', nothing: 'Je n’ai rien lu qui soit d’un package.',
    refuses: 'L’assistant ne fait pas cela : il transforme une demande en package, et rien d’autre.',
  },
  nl: {
    understood: 'Begrepen', left: 'Niet begrepen', asks: 'Te verduidelijken', missing: 'Ontbreekt', how: 'van', cost: 'Loonkost per jaar', gross: 'Bruto per maand', net: 'Netto per maand', law: 'Wet', cannot: 'Niet mogelijk',
    amount: 'een bedrag: bruto, netto of kost', nothing: 'Ik las niets dat van een pakket is.',
    refuses: 'Dat doet de assistent niet: hij maakt van een vraag een pakket, en niets anders.',
  },
  en: {
    understood: 'Understood', left: 'Not understood', asks: 'To be told', missing: 'Missing', how: 'from', cost: 'Employer cost a year', gross: 'Gross a month', net: 'Net a month', law: 'Law', cannot: 'Not possible',
    amount: 'an amount: gross, net or cost', nothing: 'Nothing in it is of a package.',
    refuses: 'The assistant does not do that: it turns a request into a package, and nothing else.',
  },
} as const // prettier-ignore

/** A request as a person reads its answer, and the exit code. */
export function told(
  words: string,
  day: string,
  language: Language
): { text: string; code: number } {
  const say = SAY[language]
  const { outcome, reading, settled, draft } = takeTurn(words, {}, { day })
  const lines: string[] = []
  const value = (op: Op) =>
    `${nameOfPath(op.path, language)}: ${shownValue(op.path, op.value, language)}`
  if (outcome === 'refuses') return { text: say.refuses, code: 2 }
  if (reading.ops.length > 0)
    lines.push(
      `${say.understood}:`,
      ...reading.ops.map((op) => `  ${value(op)}   « ${op.quote} »${op.how ? ` ${op.how}` : ''}`)
    )
  for (const { quote, readings } of reading.questions)
    lines.push(`${say.asks}: « ${quote} »`, ...readings.map((op) => `  ${value(op)}`))
  if (reading.leftovers.length > 0)
    lines.push(`${say.left}: ${reading.leftovers.map(({ text }) => `« ${text} »`).join(', ')}`)
  if (outcome === 'answers') {
    const { figures, rule, law } = answerTo(
      reading.about,
      settled.answer,
      draft.date ?? day,
      language
    )
    lines.push(...figures.map(({ label, amount }) => `${label}: ${formatEuros(language, amount)}`))
    if (rule) lines.push(`${rule.title}: ${rule.formula}`)
    lines.push(
      ...law.map(
        ({ title, value: figure, from, source }) =>
          `${say.law}: ${title}: ${JSON.stringify(figure)} (${from}; ${source})`
      )
    )
    if (lines.length === 0) lines.push(say.nothing)
    return { text: lines.join('\n'), code: 0 }
  }
  const { refused, missing, answer } = settled
  if (outcome === 'cannot' && refused)
    lines.push(
      `${say.cannot}: ${errorText({ code: refused.code, path: refused.path, ...(refused.params && { params: refused.params }) } as never, language)}`
    )
  else if (leavesOf(draft).size > 0 && missing.length > 0)
    lines.push(
      `${say.missing}: ${missing.map((path) => (path === 'amount' ? say.amount : nameOfPath(path, language))).join(', ')}`
    )
  if (answer && outcome === 'package') {
    const { coutEmployeur, remuneration } = answer.compute
    lines.push(
      `${say.cost}: ${formatEuros(language, coutEmployeur.coutEmployeurAnnuel)}`,
      `${say.gross}: ${formatEuros(language, remuneration.remunerationMensuelle.salaireBrut)}`,
      `${say.net}: ${formatEuros(language, remuneration.remunerationMensuelle.salaireNet)}`
    )
  }
  if (lines.length === 0) lines.push(say.nothing)
  return { text: lines.join('\n'), code: outcome === 'package' ? 0 : 2 }
}
