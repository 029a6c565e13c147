import type { Span } from './text.ts'

/*
 * What stands in a mail and is of no package: who signs it, where they live, how they are called, what the file is numbered,
 * at what time one met. It is known, so it is neither a value nor something that was not understood.
 */

const STREET =
  "(?:rue|avenue|boulevard|bd|chaussee|quai|dreve|allee|impasse|place(?= (?:de la|du|des|d') ?[a-z]+ \\d))"
const OF_STREET = "(?:(?:de la |de l'|des |du |de |d'|la |le |les )?[a-z'-]{3,})"
const ADDRESSES = [
  new RegExp(`\\b\\d{1,4}[a-z]?,? ${STREET} ${OF_STREET}`, 'g'),
  new RegExp(
    `\\b${STREET}(?: ${OF_STREET}){1,4},? (?:n° ?)?\\d{1,4}[a-z]?\\b(?:,? ?(?:bte|boite|b) ?\\d+)?(?! ?(?:€|eur|km|%|[.,]\\d))`,
    'g'
  ),
  /\b(?!allerlei)[a-z]{3,}(?:straat|laan|plein|lei|steenweg|dreef|kaai|kade|markt|dijk|singel|baan|weg) \d{1,4}[a-z]?\b(?:,? ?(?:bus|bte|b) ?\d+[a-z]?)?(?! ?(?:€|eur|km|kilometer|%|uur|u\b|jaar|dagen|[.,]\d))/g,
  /\b\d{1,4}[a-z]?,? (?!(?:days?|km|kms|euros?|eur|per|a|gross|net|hours?|years?|kids|children|on|by|miles?)\b)(?:[a-z]+ ){1,3}(?:street|road|lane|avenue|drive|square|boulevard|terrace|crescent|close)\b/g,
]
/** Without one of these there is no address; asked first, for the patterns above are dear. */
const ANY_ADDRESS =
  /\b(?:rue|avenue|boulevard|bd|chaussee|quai|dreve|allee|impasse|place|street|road|lane|drive|square|terrace|crescent|close)\b|(?:straat|laan|plein|lei|steenweg|dreef|kaai|kade|markt|dijk|singel|baan|weg) \d/
/** What says that it is an address. */
const LIVES =
  /\b(?:habite|habitant|domiciliee?|demeurant|residant|lives?|living|resides|woont|wonend|woonachtig)(?: (?:a|au|at|in|op|te|de|het|the|aan|la|l'))* ?$/
/** A town behind an address. */
const TOWN = /^[, -]*(?:b ?- ?)?\d{4} [a-z'-]{3,}/
const NUMBERED =
  /\b(?:dossiers?|dossiernummer|ref|refs|reference|referentie|kenmerk|ticket|vacature|vacaturenummer|case|req|requisition|file)\.?(?: ?(?:n°|no\.?|nr\.?|numero|nummer|number|id))? ?:? ?#?(?:[a-z]{1,4}-?)?\d{2,6}[/-]\d{1,6}(?:[/-]\d+)?|\b(?:dossier|ref|reference|referentie|ticket|case|file)\.? ?:? ?(?:#|n°|nr\.?|no\.?) ?\d{2,}|\b(?:(?:tva|btw|vat) ?:? ?)?be ?0?\d{3}[. ]?\d{3}[. ]?\d{3}\b/g
const WEEKLY = '(?! ?(?:/|par |per |a week|semaine|sem\\b|week|de travail|wekelijks))'
const TIMES = [
  new RegExp(`(?<![\\d.,/])(?:[01]?\\d|2[0-3])(?: ?h ?| ?u ?|:)[0-5]\\d(?!\\d)${WEEKLY}`, 'g'),
  new RegExp(`\\b(?:om|rond|at|vers|tegen) (?:[01]?\\d|2[0-3]) ?(?:h|u|uur|heures|am|pm|o'clock)\\b${WEEKLY}`, 'g'),
  /\b(?:rendez-vous|rdv|reunion|entretien|afspraak|vergadering|gesprek|meeting|interview|appel|call|lundi|mardi|mercredi|jeudi|vendredi|demain|maandag|dinsdag|woensdag|donderdag|vrijdag|morgen|monday|tuesday|wednesday|thursday|friday|tomorrow)\b[^.,;!?\n\d]{0,24}\b(?:a|om|at|vers|rond) \d{1,2} ?(?:h|u|uur|heures)\b/g,
  /\b\d{1,2} ?(?:am|pm)\b/g,
] // prettier-ignore
const PHONE =
  /(?:\b(?:tel|telephone|telefoon|telefoonnummer|gsm|gsm-nummer|mobile(?: phone)?|phone|cell|mob|fax|portable|mobiel|t|m|p)\.? ?:? ?)?(?:\+32|0032|\b0) ?\(?\d\)?[\d ./]{7,12}\d\b/g
const CLOSING =
  /(?:^|[.!?\n,;)€]) *(?:(?:bien )?cordialement|bien a (?:vous|toi)|(?:meilleures |sinceres )?salutations(?: distinguees)?|(?:un grand |d'avance )?merci(?: d'avance| beaucoup| bien)?|bonne (?:journee|soiree)|a bientot|(?:met )?(?:vriendelijke|hartelijke|beste) groet(?:en|jes)?|groet(?:en|jes)|mvg|alvast (?:bedankt|dank|merci)|(?:hartelijk )?(?:bedankt|dank)|(?:many )?thanks(?: in advance| a lot)?|thank you|thx|(?:kind |best |warm )?regards|best wishes|sincerely|cheers)(?: alvast| d'avance| in advance)?[ ,.!:-]*/g
/** What is of a package, wherever it stands. */
const OF_PACKAGE =
  /€|\beur|\b(?:brut|bruto|gross|net|netto|cout|kost|cost|cheques?|vouchers?|voiture|wagen|car)\b|\d ?(?:enfants?|kind|child|kids)/

/** The asides of a text. `isKnown`: whether a word is one of the reader's, as it stands. */
export function asidesOf(text: string, folded: string, isKnown: (word: string) => boolean): Span[] {
  if (!/\d/.test(folded)) return []
  const addresses = ANY_ADDRESS.test(folded) ? ADDRESSES : []
  const spans = [...addresses, NUMBERED, ...TIMES, PHONE].flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    }))
  )
  const addressed = spans.map(({ start, end }) => ({
    start: start - (LIVES.exec(folded.slice(Math.max(0, start - 32), start))?.[0].length ?? 0),
    end: end + (TOWN.exec(folded.slice(end, end + 40))?.[0].length ?? 0),
  }))
  const signed = signatureOf(text, folded, isKnown, addressed)
  return signed === undefined ? addressed : [...addressed, signed]
}

/** Behind the words that close a mail: a name, or a part with an address or a telephone number. */
function signatureOf(
  text: string,
  folded: string,
  isKnown: (word: string) => boolean,
  asides: readonly Span[]
): Span | undefined {
  const closing = [...folded.matchAll(CLOSING)].at(-1)
  if (closing === undefined) return undefined
  const start = closing.index + closing[0].length
  const tail = folded.slice(start)
  if (tail.trim() === '' || OF_PACKAGE.test(tail)) return undefined
  const first = /^[a-z]+/.exec(tail)?.[0] ?? ''
  const isName = /^\p{Lu}/u.test(text.slice(start)) && !isKnown(first)
  const isSigned = isName || asides.some((aside) => aside.start >= start)
  return isSigned ? { start, end: folded.length } : undefined
}
